/** What the pages of a game’s rules must have, and their examples must show. */
import { analyze } from '../../../server/analysis/index.ts';
import type { RulePage, Ruleset } from '../../../server/engine/index.ts';
import { rulesFor } from '../../../server/lint/index.ts';
import { gamesBeside } from './written.ts';

/** What is wrong with the pages of a game: what is missing, out of place, or has examples that show something else. */
export function pageComplaints(ruleset: Ruleset): readonly string[] {
  const checks = new Set(rulesFor(ruleset).map(({ id }) => id));
  const ids = new Set(ruleset.pages.map(({ id }) => id));
  return [
    ...(ruleset.pages.length === 0 ? ['there are no pages'] : []),
    ...scattered(ruleset.pages).map((part) => `the pages of ${part} stand apart`),
    ...ruleset.pages.flatMap((page) =>
      [
        ...missing(page),
        ...(page.checks ?? [])
          .filter((check) => !checks.has(check))
          .map((check) => `names a check that isn’t there: ${check}`),
        ...(page.next ?? [])
          .filter((next) => next === page.id || !ids.has(next))
          .map((next) => `goes on with a page that isn’t another of this game: ${next}`),
        ...goodComplaints(page, ruleset),
        ...badComplaints(page, ruleset),
      ].map((complaint) => `${page.id} ${complaint}`),
    ),
  ];
}

/** The phases of play whose pages aren’t next to each other. */
function scattered(pages: readonly RulePage[]): readonly string[] {
  const beginnings = pages.map(({ part }) => part).filter((part, index) => part !== pages[index - 1]?.part);
  return beginnings.filter((part, index) => beginnings.indexOf(part) !== index);
}

function missing({ id, title, part, from, says, silent, written }: RulePage): readonly string[] {
  const words = { id, title, part, says, system: from.system, edition: from.edition, heading: from.heading };
  return [
    ...Object.entries(words)
      .filter(([, text]) => !/\S/u.test(text))
      .map(([name]) => `has no ${name}`),
    ...Object.entries({ says, silent, written })
      .filter(([, text]) => text !== undefined && !/[.`]$/u.test(text))
      .map(([name]) => `breaks off in ${name}`),
  ];
}

function goodComplaints({ good }: RulePage, ruleset: Ruleset): readonly string[] {
  if (good === undefined) return [];
  return [
    ...ofAnotherGame('good', good, ruleset),
    ...findingsIn(good, ruleset).map((finding) => `has a finding in its good example: ${finding}`),
  ];
}

/** A bad example has findings of the page’s checks, or says in a comment what no check can find. */
function badComplaints({ bad, good, checks = [] }: RulePage, ruleset: Ruleset): readonly string[] {
  if (bad === undefined) return [];
  const found = findingsIn(bad, ruleset);
  return [
    ...ofAnotherGame('bad', bad, ruleset),
    ...(good === undefined ? ['has a bad example and no good one'] : []),
    ...found
      .filter((rule) => !checks.includes(rule))
      .map((rule) => `has a finding in its bad example of a check that it doesn’t name: ${rule}`),
    ...(found.length > 0 || /^\s*\/\/ \w/mu.test(bad) ? [] : ['has a bad example in which nothing is wrong']),
  ];
}

function ofAnotherGame(which: string, example: string, { id }: Ruleset): readonly string[] {
  return example.split('\n').includes(`rules ${id}`) ? [] : [`has a ${which} example that isn’t of this game`];
}

/** The ids of all findings, each once. */
function findingsIn(text: string, ruleset: Ruleset): readonly string[] {
  return [
    ...new Set(analyze(text, { file: 'page.clash', rulesets: gamesBeside(ruleset) }).findings.map(({ rule }) => rule)),
  ];
}
