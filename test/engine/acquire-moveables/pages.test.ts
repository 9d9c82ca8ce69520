/** The rule pages of Acquire Moveables: one for each rule, each leading on, and what they show can be parsed. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { parts } from '../../../server/engine/rulesets/acquire-moveables/body/cells.ts';
import { injuryEntry } from '../../../server/engine/rulesets/acquire-moveables/body/injury-table.ts';
import { ladder, reconLadder } from '../../../server/engine/rulesets/acquire-moveables/dice/ladder.ts';
import { acquireMoveables } from '../../../server/engine/rulesets/acquire-moveables/index.ts';
import { options } from '../../../server/engine/rulesets/acquire-moveables/options.ts';
import { rule } from '../../../server/engine/rulesets/acquire-moveables/rule-ids.ts';
import { pageComplaints } from '../contract/pages.ts';

const { pages } = acquireMoveables;
const wordsOf = ({ says, silent = '', written = '' }: (typeof pages)[number]): string => `${says} ${silent} ${written}`;
const allWords = pages.map(wordsOf).join('\n');
const quotedIn = (mark: RegExp): readonly string[] => [...allWords.matchAll(mark)].flatMap(([, words = '']) => words);

/** What a group may have to decide: section 4.2 of the reading, without the cells of the injury table. */
const decisions = [
  ...['adv mix', 'ambush scope', 'amputation', 'background', 'blast', 'bleed rate', 'capacity change', 'coma end'],
  ...['contest tie', 'flee action', 'flee group', 'frostbite', 'grenade effect', 'harm fatigue', 'hazard location'],
  ...['ibld', 'in situ half', 'infection', 'injury no room', 'injury shape', 'ladder end', 'language test'],
  ...['light depletion', 'md slot', 'powder damage', 'range', 'scroll mix', 'sheet', 'surprise', 'swim table'],
];

const ann = 'combatant Ann (she) of the Players\n  HP 8\n  carries musket, grenade, bandages\n';
const ghoul = 'combatant the Ghoul (it) of the Host\n  HP 10\n';
const cast = `weapon musket: ranged, damage d10\nweapon grenade: thrown\n${ann}${ghoul}`;

/** A scenario for every place where a sentence can stand, with the sentence in that place. */
const places: readonly ((sentence: string) => string)[] = [
  (sentence) => `${sentence}\n`,
  (sentence) => `${sentence}\n${cast}`,
  (sentence) => `${ann}  ${sentence}\n${ghoul}`,
  (sentence) => `${cast}situation "a vault"\n  ${sentence}\n`,
  (sentence) => `${cast}round 1\n  ${sentence}\n`,
  (sentence) => `${cast}round 1\n  Ann: strikes the Ghoul.\n    ${sentence}\n`,
  (sentence) => `${cast}${sentence}\n`,
];

function isRead(sentence: string): boolean {
  const head = sentence.startsWith('rules ') ? '' : `rules ${acquireMoveables.id}\n`;
  return places.some((place) => {
    const { findings } = analyze(`scenario "The vault"\n${head}${place(sentence)}`, {
      file: 'page.clash',
      rulesets: [acquireMoveables],
    });
    return !findings.some(({ rule: found }) =>
      ['unreadable-sentence', 'misplaced-sentence', 'unknown-name', 'unknown-option', 'unknown-stat'].includes(found),
    );
  });
}

describe('the rule pages of acquire-moveables', () => {
  it('satisfy the contract of all games', () => {
    assert.deepEqual(pageComplaints(acquireMoveables), []);
  });

  it('are one for each rule that has an id, under its title', () => {
    const titles = (each: { readonly id: string; readonly title: string }): string => `${each.id}: ${each.title}`;
    assert.deepEqual(pages.map(titles).sort(), Object.values(rule).map(titles).sort());
  });

  it('lead from the first of them to all others', () => {
    const found = new Set<string>([rule.about.id]);
    for (const id of found) for (const next of pages.find((page) => page.id === id)?.next ?? []) found.add(next);
    assert.deepEqual(
      pages.map(({ id }) => id).filter((id) => !found.has(id)),
      [],
    );
  });

  it('show only sentences that can be parsed in some place of a scenario', () => {
    const whole = quotedIn(/`([^`]+)`/gu).filter((sentence) => sentence.includes(' '));
    assert.ok(whole.length > 20);
    assert.deepEqual(
      whole.filter((sentence) => !isRead(sentence)),
      [],
    );
  });

  it('name every option with a value of it other than the default', () => {
    const shown = quotedIn(/`option ([^`]+)`/gu);
    assert.deepEqual(
      options
        .filter(({ word, values }) => !values.slice(1).some((value) => shown.includes(`${word} ${value}`)))
        .map(({ word }) => word),
      [],
    );
  });

  it('name every decision that is left to the group, apart from the example on the first', () => {
    const [, ...others] = pages;
    const named = [
      ...others
        .map(wordsOf)
        .join('\n')
        .matchAll(/“([^”]+)”/gu),
    ].flatMap(([, words = '']) => words);
    assert.deepEqual(
      decisions.filter((decision) => !named.includes(decision)),
      [],
    );
  });

  it('leave what is open to the group, and never to a table', () => {
    assert.doesNotMatch(allWords, /\btable (?:decides|is left)\b|left to the table/u);
  });

  it('have the sizes of both ladders, and the number of empty cells of the injury table', () => {
    const says = (id: string): string => pages.find((page) => page.id === id)?.says ?? '';
    const dice = (sizes: readonly number[]): string => sizes.map((size) => `d${size}`).join(', ');
    const empty = parts.flatMap((part) =>
      Array.from({ length: 11 }, (_, row) => row + 1).filter((row) => injuryEntry(part, row, 1) === 'silent'),
    );
    assert.ok(says(rule.ladder.id).includes(`: ${dice(ladder)}.`));
    assert.ok(says(rule.reconDie.id).includes(`: ${dice(reconLadder)}.`));
    assert.ok(says(rule.emptyCells.id).includes(`That is ${empty.length} empty cells.`));
  });
});
