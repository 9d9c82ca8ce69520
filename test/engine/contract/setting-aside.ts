/** Checks setting a reason aside: the odds must be those of a pool counted without it. */
import { say, type Analysis } from '../../../server/analysis/index.ts';
import {
  runToEnd,
  isSetAside,
  meansReason,
  originOf,
  reasonWords,
  reasonsIn,
  seededThrows,
  settingAside,
  type ActionOdds,
  type ContestOdds,
  type Modifier,
  type OutcomeOdds,
  type PoolChange,
  type RoundOdds,
} from '../../../server/engine/index.ts';
import { editsOf } from '../../../server/language/index.ts';
import { read, type Text } from './written.ts';

export interface SetAsideCompared {
  compared: number;
  readonly complaints: string[];
}

/** Sets every reason that counts aside, one after the other, in all rounds of all scenarios of a text. */
export function compareSettingAside(written: Text, compared: SetAsideCompared): void {
  const before = read(written);
  for (const [index, each] of before.scenarios.entries()) {
    for (const round of each.odds().rounds) {
      for (const action of round.actions) {
        const told = new Set<string>();
        for (const reason of reasonsIn(action.pool).filter(({ standing }) => standing === 'counted')) {
          const key = `${reason.givenBy ?? action.actor}/${reasonWords(reason)}`;
          if (!told.has(key)) compareReason({ written, before, index, round, action, reason }, compared);
          told.add(key);
        }
      }
    }
  }
}

interface Asked {
  readonly written: Text;
  readonly before: Analysis;
  readonly index: number;
  readonly round: RoundOdds;
  readonly action: ActionOdds;
  readonly reason: Modifier;
}

function compareReason(asked: Asked, compared: SetAsideCompared): void {
  const { before, index, round, action, reason } = asked;
  const { scenario } = before.scenarios[index]!;
  const who = reason.givenBy ?? action.actor;
  const words = reasonWords(reason);
  if (isShared(asked, who, words)) return;
  const what = `${scenario.title}, round ${round.round}, ${action.actor}: “${words}” of ${who}`;
  const intents = settingAside(scenario, scenario.rounds[round.index]!, who, words, true);
  if (intents === undefined) return void compared.complaints.push(`${what} can’t be set aside`);
  const after = edited(asked.written, before, intents);
  const same = roundIn(after, index, round.index);
  compared.compared += 1;
  compared.complaints.push(
    ...complaintsOf(asked, same, words).map((complaint) => `${what}: ${complaint}`),
    ...newFindings(before, after).map((finding) => `${what}: ${finding}`),
  );
  const back = settingAside(
    after.scenarios[index]!.scenario,
    after.scenarios[index]!.scenario.rounds[round.index]!,
    who,
    words,
    false,
  );
  if (edited({ ...asked.written, text: after.reading.text }, after, back ?? []).reading.text !== before.reading.text)
    compared.complaints.push(`${what}: isn’t taken back`);
}

function complaintsOf(
  { before, index, round, action, reason }: Asked,
  after: RoundOdds | undefined,
  words: string,
): readonly string[] {
  const { scenario, ruleset, seed } = before.scenarios[index]!;
  const who = reason.givenBy ?? action.actor;
  const alike = reasonsIn(action.pool).filter(
    (each) => (each.givenBy ?? action.actor) === who && meansReason(words, originOf(each)),
  );
  const change: PoolChange = { who: action.actor, without: reason, also: alike.filter((each) => each !== reason) };
  const [truth] = runToEnd(
    ruleset.odds(scenario, {
      throws: seededThrows(seed),
      seed,
      whatIf: { round: round.index, change },
    }),
  ).rounds;
  if (takesItsPlace(truth, action, words)) return [];
  const [told, due] = [after, truth].map((each) => each?.actions.find(({ actor }) => actor === action.actor));
  // Where there are no odds without this reason, e.g. where the text names no die that is large enough, there is
  // nothing to compare.
  if (due === undefined && told === undefined) return [];
  const own = after?.actions.find(({ actor }) => actor === who);
  if (setsMoreAside(own, words, alike)) return [];
  const contests = (each: RoundOdds | undefined): string =>
    (each?.contests ?? [])
      .filter(isWith(action.actor))
      .map(({ odds }) => figuresOf(odds))
      .join('; ');
  return [
    ...(figuresOf(told?.odds) === figuresOf(due?.odds) ? [] : [`${figuresOf(told?.odds)} for ${figuresOf(due?.odds)}`]),
    ...(contests(after) === contests(truth) ? [] : [`${contests(after)} for ${contests(truth)}`]),
    ...(told?.pool.size === due?.pool.size ? [] : [`${told?.pool.size} throws for ${due?.pool.size}`]),
    ...(own?.pool.modifiers.some((each) => isSetAside(each) && meansReason(words, each)) === true
      ? []
      : ['isn’t told as set aside']),
  ];
}

/** Whether another reason with the same words would count in its place: that is set aside with it. */
function takesItsPlace(truth: RoundOdds | undefined, { actor }: ActionOdds, words: string): boolean {
  const due = truth?.actions.find((action) => action.actor === actor);
  return due?.pool.modifiers.some((each) => each.standing === 'counted' && meansReason(words, originOf(each))) === true;
}

/**
 * Whether the same words set something else aside as well, e.g. the defences of an enemy who only becomes the target
 * then, where no target is named: that isn’t comparable.
 */
function setsMoreAside(own: ActionOdds | undefined, words: string, asked: readonly Modifier[]): boolean {
  const named = new Set(asked.map((reason) => originOf(reason).because));
  return (own?.pool.modifiers ?? []).some(
    (each) => isSetAside(each) && meansReason(words, each) && !named.has(originOf(each).because),
  );
}

/** Whether it would be set aside for others too, who share the announcement: that isn’t comparable either. */
function isShared({ before, round, action }: Asked, who: string, words: string): boolean {
  const at = round.actions.find(({ actor }) => actor === who) ?? action;
  const lines = before.linesOf(at.source);
  return round.actions.some(
    ({ actor, source, pool }) =>
      actor !== who &&
      before.linesOf(source).from === lines.from &&
      pool.modifiers.some((each) => meansReason(words, originOf(each))),
  );
}

function isWith(actor: string): (contest: ContestOdds) => boolean {
  return ({ kind, parties }) => kind !== 'calm check' && parties.includes(actor);
}

function figuresOf(odds: OutcomeOdds | undefined): string {
  return [...(odds ?? [])].map(([name, { chance }]) => `${name} ${chance.toFraction()}`).join(', ');
}

/** Pins may no longer fit a smaller pool; but the sentence can be read, and has a meaning. */
function newFindings(before: Analysis, after: Analysis): readonly string[] {
  return [
    ...after.reading.problems.slice(before.reading.problems.length),
    ...after.findings.filter(({ rule }) => rule === 'sets-aside-nothing'),
  ].map(say);
}

/** The odds of only this round of a scenario. */
export function roundIn({ scenarios }: Analysis, index: number, only: number): RoundOdds | undefined {
  const { scenario, ruleset, seed } = scenarios[index]!;
  return runToEnd(ruleset.odds(scenario, { throws: seededThrows(seed), seed, brief: true, only })).rounds[0];
}

export function edited(
  written: Text,
  { reading }: Analysis,
  intents: Parameters<typeof editsOf>[1]['intents'],
): Analysis {
  const edits = [...editsOf(reading, { title: '', certain: false, intents })].sort((a, b) => b.start - a.start);
  return read({
    ...written,
    text: edits.reduce(
      (text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end),
      reading.text,
    ),
  });
}
