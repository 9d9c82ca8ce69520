/** Tests by another name, and deeds that probably need one. */
import { each } from '../../../play/verb-table.ts';
import { attributes, attributeNames, type Attribute } from '../attributes.ts';
import { meaning, who, type Mistaken } from './rows.ts';

/** What is probably tested if somebody tries to do this, or does it. */
const tried: Readonly<Record<Attribute, string>> = {
  STR: 'lift, pull, force, bend',
  GRC: 'sneak, climb, jump, leap, balance, vault, slip',
  PRE: 'disarm, steal, craft, tie, untie, forge',
  WIL: 'persuade, convince, bluff, charm, bribe, intimidate, threaten, calm, endure, resist',
  ALR: 'spot, notice, hear, see, find, track',
  RCL: 'remember, recall, decipher, identify, recognise',
};

const tries = '(tries|try|attempts|attempt) to';

/** Where it isn’t known, each of the six may be meant. */
export const testMistakes = meaning(
  ['round'],
  [
    ...attributes.flatMap(byName),
    ...attributes.flatMap((name) =>
      each(tried[name]).map((deed): Mistaken => [
        `${who} (${tries} ${deed}|${deed}s|${deed}es) {what:words}`,
        `{who}: tests ${name} to "${deed} {what}"`,
      ]),
    ),
    [`${who} ${tries} {what:words}`, ...attributes.map((name) => `{who}: tests ${name} to "{what}"`)],
  ],
);

function byName(name: Attribute): readonly Mistaken[] {
  const called = attributeNames[name];
  const test = `(${name}|${called}|${called.toLowerCase()})`;
  return [
    `${who} (makes|make|rolls|roll|attempts) [(a|an)] ${test} [(test|check|roll|TST|save)]`,
    `${who} ${test} (test|check|roll|TST|save)`,
  ].flatMap((words): readonly Mistaken[] => [
    [words, `{who}: tests ${name}`],
    [`${words} to {what:words}`, `{who}: tests ${name} to "{what}"`],
  ]);
}
