/** Lights that lose levels, and the dark when none is left (am-154). */
import { concerning, happening, type Moment } from '../../../game/index.ts';
import { count, list, sentence } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import type { Recorder } from '../deeds/planned.ts';
import { nameOf } from '../facts.ts';
import { chooses } from '../options.ts';
import type { Happening } from '../play/happens.ts';
import { rule } from '../rule-ids.ts';
import { burning, isDark, timeAndPlace, withLight } from './state.ts';

const darkness = 'The text doesn’t say what the dark does: the group decides.';

/** What a depletion does: with several lights, the text doesn’t say whether all of them lose a level (am-q078). */
export function burningDown(source: Source): Moment<Recorder> {
  return concerning(
    [timeAndPlace],
    happening((recorder) => {
      const lit = burning(recorder.fight.exploring);
      if (lit.length > 1 && !chooses(recorder.cast.stage, 'light depletion', 'all'))
        recordSilence(recorder, lit, source);
      else lose(recorder, lit, 1, source);
    }),
  );
}

/** What the head of a round says of a light: that it loses levels, is lit, or is put out. */
export const lightInHead: Happening = (_plan, fact) => {
  if (fact.kind !== 'burns down' && fact.kind !== 'burning') return [];
  const name = nameOf(fact.light);
  const change = happening<Recorder>((recorder) => {
    if (fact.kind === 'burns down') lose(recorder, [name], fact.levels.value, fact.source);
    else kindle(recorder, name, fact.isLit, fact.source);
  });
  return [{ moment: concerning([timeAndPlace], change) }];
};

function lose(recorder: Recorder, names: readonly string[], levels: number, source: Source): void {
  const before = recorder.fight.exploring;
  const exploring = names.reduce(
    (now, name) => withLight(now, name, (light) => ({ ...light, left: Math.max(0, light.left - levels) })),
    before,
  );
  recorder.goOnWith({ ...recorder.fight, exploring });
  const wentDark = isDark(exploring) && !isDark(before);
  if (wentDark) recorder.events.happened.add('darkness');
  for (const name of names) {
    const left = exploring.lights.get(name)?.left;
    if (left === undefined) continue;
    recorder.record(() => ({
      kind: 'light',
      about: name,
      tone: 'bad',
      title: sentence(left === 0 ? `the ${name} goes out` : `the ${name} burns down`),
      text: left === 0 ? (wentDark ? `It is dark. ${darkness}` : '') : lastingWords(left),
      rule: rule.light,
      source,
    }));
  }
}

/** A check depletes in half of all cases (4 to 6), so that a level lasts two checks on average. */
function lastingWords(left: number): string {
  const checks = count(2 * left, 'encounter check');
  return `${count(left, 'level')} left. A single light lasts ${checks} more on average.`;
}

function kindle(recorder: Recorder, name: string, isLit: boolean, source: Source): void {
  const before = recorder.fight.exploring;
  const exploring = withLight(before, name, (light) => ({ ...light, isLit }));
  recorder.goOnWith({ ...recorder.fight, exploring });
  const wentDark = isDark(exploring) && !isDark(before);
  if (wentDark) recorder.events.happened.add('darkness');
  recorder.record(() => ({
    kind: 'light',
    about: name,
    title: sentence(`the ${name} is ${isLit ? 'lit' : 'put out'}`),
    text: wentDark ? `It is dark. ${darkness}` : '',
    rule: rule.light,
    source,
  }));
}

function recordSilence(recorder: Recorder, lit: readonly string[], source: Source): void {
  recorder.record(() => ({
    kind: 'light',
    about: 'several',
    title: `${sentence(list(lit.map((name) => `the ${name}`)))} burn`,
    text: 'The text doesn’t say whether one of them loses a level or all of them: the group decides.',
    rule: rule.light,
    source,
  }));
}
