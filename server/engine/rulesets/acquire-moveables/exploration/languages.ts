/** Languages: whoever knows one little needs a test to get the meaning (am-112 to am-119). */
import { count } from '../../../play/words.ts';
import type { Fighter } from '../cast.ts';
import { testedAttributes, type Deed } from '../deeds/deeds.ts';
import type { PlanContext } from '../deeds/plan-context.ts';
import type { PlannedDeed, Planner } from '../deeds/planned.ts';
import { testAgainst, testOf } from '../deeds/test-pools.ts';
import { testedIn, type TestEffect } from '../deeds/tests.ts';
import { unrolled } from '../deeds/unrolled.ts';
import { factsOf, lastFact, type Speech } from '../facts.ts';
import { chooses } from '../options.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { secondsOfRound } from '../time.ts';
import { lengthWords } from './clock.ts';

const tradeSign = 'Trade-Sign';
const drillshout = 'Drillshout';
const dotDash = 'Dot-Dash';

/** How hard something is to follow: casual speech, or poetry and jargon (am-112, am-113). */
export type Matter = 'casual' | 'demanding';

const demanding: readonly string[] = ['poetry', 'verse', 'jargon'];

export function matterOf(words: string): Matter {
  return demanding.includes(words) ? 'demanding' : 'casual';
}

/** The most of a value that is limited, and that is average (am-112, am-113). */
const [limited, average] = [3, 6];

/** Whether somebody with this value needs a test; the text says nothing of poetry for the limited (am-q066). */
export function needOf(value: number, matter: Matter): 'none' | 'test' | 'silent' {
  if (value > average) return 'none';
  if (value > limited) return matter === 'casual' ? 'none' : 'test';
  return matter === 'casual' ? 'test' : 'silent';
}

export const plannedSpeech: Planner = (context, deed) => {
  const speech = lastFact(deed.announcement.clauses, 'speech');
  if (speech === undefined) return undefined;
  const value = languageOf(deed.actor, speech.tongue.text);
  if (value === undefined)
    return telling(
      deed,
      `No value is written for ${speech.tongue.text}, and the text has nothing for languages unknown.`,
    );
  const { matter } = speech;
  if (matter === undefined) return tested(context, deed, speech) ?? telling(deed, spokenText(deed, speech, value));
  switch (needOf(value, matterOf(matter.text))) {
    case 'none':
      return telling(deed, `${speech.tongue.text} ${value} needs no test for that.`);
    case 'silent':
      return telling(
        deed,
        `The text doesn’t say whether ${speech.tongue.text} ${value} is enough for poetry or jargon: the group decides.`,
      );
    case 'test':
      return (
        tested(context, deed, speech, value) ??
        telling(deed, 'It needs a test, and the text doesn’t say of which attribute: the group decides.')
      );
  }
};

export function languageOf({ traits }: Fighter, tongue: string): number | undefined {
  return factsOf(traits, 'languages')
    .flatMap(({ tongues }) => tongues)
    .findLast((each) => each.tongue.text.toLowerCase() === tongue.toLowerCase())?.value.value;
}

const outcomes = new Map([
  ['succeeds', 'gets the meaning'],
  ['fails', 'doesn’t get the meaning'],
]);

/** A test of the attributes that are written, or against the language itself, if the writer chooses that (am-q065). */
function tested(context: PlanContext, deed: Deed, speech: Speech, value?: number): PlannedDeed | undefined {
  const hindered = hinderedBy(deed, speech);
  const attributes = testedAttributes(deed);
  const test =
    attributes.length > 0
      ? testOf(context, hindered, attributes)
      : value !== undefined && chooses(context.cast.stage, 'language test', 'language-value')
        ? testAgainst(hindered, { attributes: [], of: speech.tongue.text, sides: 10, target: value }, context.change)
        : undefined;
  return test === undefined ? undefined : testedIn({ ...test, deed }, effectOf(deed, speech));
}

function effectOf({ actor }: Deed, { matter }: Speech): TestEffect {
  const words = matter === undefined ? ['succeeds', 'fails'] : [...outcomes.values()];
  const [success = '', failure = ''] = words;
  return {
    kind: 'language',
    rule: rule.languages,
    outcomes: new Map([
      ['succeeds', success],
      ['fails', failure],
    ]),
    title: (isSuccess) => `${actor.called} ${isSuccess ? success : failure}`,
    effect: () => '',
  };
}

/** Trade-Sign is signed with the whole body: held things are a disadvantage (am-116). */
function hinderedBy(deed: Deed, { tongue }: Speech): Deed {
  const { announcement } = deed;
  const { clauses } = announcement;
  if (tongue.text !== tradeSign) return deed;
  const held = factsOf(clauses, 'holding').map(({ words, source }) => ({
    kind: 'disadvantage' as const,
    whose: [],
    words: { ...words, text: `holding ${words.text}` },
    source,
  }));
  return { ...deed, announcement: { ...announcement, clauses: [...clauses, ...held] } };
}

function spokenText(deed: Deed, { tongue }: Speech, value: number): string {
  if (tongue.text === dotDash) return dotDashText(deed.announcement.object?.text ?? '', value);
  return tongue.text === drillshout ? 'It is heard over any din.' : 'No test is needed to say something.';
}

/** As many words in a round as the value of the language (am-119). */
function dotDashText(message: string, value: number): string {
  const words = message.split(/\s+/u).filter((word) => word !== '').length;
  const rounds = Math.max(1, Math.ceil(words / Math.max(1, value)));
  const pace = `${count(words, 'word')} at ${value} in a round`;
  return `${pace}: ${count(rounds, 'round')}, or ${lengthWords(rounds * secondsOfRound)}.`;
}

function telling(deed: Deed, text: string): PlannedDeed {
  return unrolled(deed, { kind: 'language', rule: ruleOf(lastFact(deed.announcement.clauses, 'speech')), text });
}

function ruleOf(speech: Speech | undefined): RuleName {
  return speech?.matter === undefined ? rule.tongues : rule.languages;
}
