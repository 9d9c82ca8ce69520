/** Checks forced throws: the course then shows the forced results, and everything before stays as it was. */
import { isDeepStrictEqual } from 'node:util';
import type { Analysis } from '../../../server/analysis/index.ts';
import {
  runToEnd,
  detailOf,
  partiesOf,
  seededThrows,
  thrownBy,
  type Finding,
  type Forcing,
  type Result,
  type Step,
  type Timeline,
} from '../../../server/engine/index.ts';
import { edited } from './setting-aside.ts';
import { read, type Text } from './written.ts';

/**
 * How often a throw showed what it was forced to, how often its deck lacked the card, which a finding reports, how many
 * throws no sentence pins, and what is wrong.
 */
export interface Forced {
  fell: number;
  gone: number;
  unpinned: number;
  readonly complaints: string[];
}

/** Throws of one step by one character, with the words for forcing them. */
interface Asked {
  readonly written: Text;
  readonly before: Analysis;
  readonly index: number;
  readonly roundIndex: number;
  readonly step: Step;
  readonly who: string;
  readonly forcing: Forcing;
}

/** Forces every throw shown in a course of the text’s scenarios: each slot to some of its faces, then undoes it. */
export function forceThrows(written: Text, forced: Forced): void {
  const before = read(written);
  for (const index of before.scenarios.keys()) {
    const { scenario, ruleset } = before.scenarios[index]!;
    for (const round of played(before, index).rounds) {
      for (const step of round.steps) {
        for (const who of throwersOf(step)) {
          const forcing = ruleset.trialSentences.forcing?.(scenario, scenario.rounds[round.index]!, step, who);
          if (forcing !== undefined)
            forceOne({ written, before, index, roundIndex: round.index, step, who, forcing }, forced);
          else if (unpinned[ruleset.id]?.includes(step.kind) === true) forced.unpinned += 1;
          else forced.complaints.push(`${step.key} of ${scenario.title}: ${who} can’t be forced`);
        }
      }
    }
  }
}

/** Kinds of steps whose throws nobody announces, and no sentence of their game pins. */
const unpinned: Readonly<Record<string, readonly string[]>> = {
  'acquire-moveables': ['death save', 'fall', 'fire', 'gorging', 'infection', 'meal', 'powder'],
};

function throwersOf(step: Step): readonly string[] {
  const isAlone = (detailOf(step, 'results')?.results ?? []).length > 0;
  return [...new Set([...partiesOf(step).map(({ who }) => who), ...(isAlone ? [step.actor ?? ''] : [])])];
}

export function played({ scenarios }: Analysis, index: number): Timeline {
  const { scenario, ruleset, seed } = scenarios[index]!;
  return runToEnd(ruleset.play(scenario, { throws: seededThrows(seed), seed }));
}

function forceOne(asked: Asked, forced: Forced): void {
  const {
    step,
    who,
    forcing: { slots, faces, slotOf, now },
  } = asked;
  const results = thrownBy(step, who);
  const complain = (what: string): number => forced.complaints.push(`${step.key}, ${who}: ${what}`);
  if (slotOf.length !== results.length) complain(`${slotOf.length} results for ${results.length}`);
  if (now.length !== slots.length) complain(`${now.length} are pinned of ${slots.length} slots`);
  if (faces.length !== slots.length) complain(`${faces.length} have faces of ${slots.length} slots`);
  for (const slot of slots.keys()) {
    const shown = results[slotOf.indexOf(slot)];
    const own = faces[slot] ?? [];
    if (shown === undefined || !own.includes(faceOf(shown))) complain(`doesn’t show a face of its own in slot ${slot}`);
    else forceTo(asked, slot, another(own, faceOf(shown), forced.fell + forced.gone), forced);
  }
}

function forceTo(
  { written, before, index, roundIndex, step, who, forcing: { slots, now, write } }: Asked,
  slot: number,
  face: string,
  forced: Forced,
): void {
  const complain = (what: string): number =>
    forced.complaints.push(`${step.key}, ${who}, ${slots[slot]} is ${face}: ${what}`);
  const after = edited(written, before, write(slots.map((_, at) => (at === slot ? face : (now[at] ?? null)))));
  const news = newFindings(before, after, index);
  const [steps, same] = [stepsOf(before, index), stepsOf(after, index)];
  const place = steps.findIndex(({ key }) => key === step.key);
  const told = same.find(({ key }) => key === step.key);
  if (told === undefined) return void complain('isn’t told any more');
  const earlier = steps.slice(0, togetherFrom(steps, place));
  if (!isDeepStrictEqual(earlier.map(contentOf), same.slice(0, earlier.length).map(contentOf)))
    complain('changes what was told before');
  const { scenario, ruleset } = after.scenarios[index]!;
  const again = ruleset.trialSentences.forcing?.(scenario, scenario.rounds[roundIndex]!, told, who);
  const shown = thrownBy(told, who)[again?.slotOf.indexOf(slot) ?? -1];
  if (shown !== undefined && faceOf(shown) === face && shown.pinned !== undefined) {
    forced.fell += 1;
    if (again?.now[slot] !== face) complain('isn’t told as what is forced');
    if (news.some((rule) => !goneRules.has(rule))) complain(news.join(', '));
    const free = edited({ ...written, text: after.reading.text }, after, again?.write(slots.map(() => null)) ?? []);
    const freed = stepsOf(free, index).find(({ key }) => key === step.key) ?? told;
    // Other dice of the step keep their pins, such as the damage die of a blow whose location is forced.
    if (thrownBy(freed, who).some(({ pinned }, at) => pinned !== undefined && again?.slotOf[at] !== undefined))
      complain('doesn’t fall free again');
  } else if (news.some((rule) => goneRules.has(rule))) forced.gone += 1;
  else
    complain(
      `falls ${shown === undefined ? 'nowhere' : `${faceOf(shown)}${shown.pinned === undefined ? '' : ', pinned'}`}`,
    );
}

const goneRules: ReadonlySet<string> = new Set(['pin-is-gone', 'pins-do-not-fit']);

function stepsOf(analysis: Analysis, index: number): readonly Step[] {
  return played(analysis, index).rounds.flatMap(({ steps }) => steps);
}

/** Index of the first step of this kind in its round: the throws may have been made together, as in all Clashes. */
function togetherFrom(steps: readonly Step[], place: number): number {
  const { kind, key } = steps[place]!;
  const [round] = key.split('/');
  return steps.findIndex((step) => step.kind === kind && step.key.startsWith(`${round}/`));
}

/** A step’s content without its position and without how often something was picked. */
function contentOf(step: Step): unknown {
  const { key, title, text, after } = step;
  const fallen = (all: readonly Result[] = []): readonly string[] => all.map(({ label, kept }) => `${label} ${kept}`);
  return {
    key,
    title,
    text,
    after,
    results: fallen(detailOf(step, 'results')?.results),
    parties: partiesOf(step).map((party) => ({
      who: party.who,
      outcome: party.outcome,
      results: fallen(party.results),
    })),
  };
}

function faceOf({ name, label }: Result): string {
  return name ?? label;
}

/** Alternates between the lowest, the highest, and a result other than the shown one. */
function another(faces: readonly string[], shown: string, turn: number): string {
  const others = faces.filter((face) => face !== shown);
  return [faces[0], others[others.length >> 1], faces.at(-1)][turn % 3] ?? shown;
}

/** New errors in a scenario, and new pins that don’t come true. */
function newFindings(before: Analysis, after: Analysis, index: number): readonly string[] {
  const rules = ({ reading, scenarios }: Analysis): readonly string[] =>
    [
      ...reading.problems,
      ...scenarios[index]!.findings.filter(
        ({ severity, rule }: Finding) => severity === 'error' || goneRules.has(rule),
      ),
    ].map(({ rule }) => rule);
  const known = [...rules(before)];
  return rules(after).filter((rule) => {
    const place = known.indexOf(rule);
    if (place >= 0) known.splice(place, 1);
    return place < 0;
  });
}
