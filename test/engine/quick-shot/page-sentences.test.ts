/** Rule pages show how a scenario writes something: what they show can be parsed. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { pages } from '../../../server/engine/rulesets/quick-shot/pages/index.ts';

const cast = 'combatant Tom (he) of the Players\ncombatant the Thug (he) of the Host\n';
const rose = 'combatant Rose (she) of the Players\n';

/** A scenario for every place where a sentence can stand, with the sentence in that place. */
const places: readonly ((sentence: string) => string)[] = [
  (sentence) => `${sentence}\n${rose}${cast}`,
  (sentence) => `${rose}  ${sentence}\n${cast}`,
  (sentence) => `${rose}${cast}situation "a platform"\n  ${sentence}\n`,
  (sentence) => `${rose}${cast}round 1\n  ${sentence}\n`,
  (sentence) => `${rose}${cast}round 1\n  Rose: gambles on "the far platform".\n    ${sentence}\n`,
  (sentence) => `${rose}${cast}round 1\n  the Thug: attacks Rose.\n    ${sentence}\n`,
  (sentence) => `${rose}${cast}round 1\n  Rose: gambles on "the far platform".\n${sentence}\n`,
];

function isRead(sentence: string): boolean {
  return places.some((place) => {
    const { findings } = analyze(`scenario "Platform 4"\nrules quick-shot\n${place(sentence)}`, { file: 'page.clash' });
    return !findings.some(({ rule }) =>
      ['unreadable-sentence', 'misplaced-sentence', 'unknown-name', 'unknown-option', 'unknown-stat'].includes(rule),
    );
  });
}

describe('the sentences on the rule pages of quick-shot', () => {
  it('can be parsed in some place of a scenario', () => {
    const shown = pages.flatMap(({ says, silent = '', written = '' }) =>
      [...`${says} ${silent} ${written}`.matchAll(/`([^`]+)`/gu)].flatMap(([, words = '']) => words),
    );
    // Single words and the tail of a sentence are parts of one.
    const whole = shown.filter((words) => words.includes(' ') && !/^(?:waits for|on everything)$/u.test(words));
    assert.deepEqual(
      whole.filter((sentence) => !isRead(sentence)),
      [],
    );
  });
});
