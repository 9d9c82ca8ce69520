/** Dice that there aren't. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Words } from '../../../scenario.ts';
import { facesOf, mostFaces, namedDice } from '../difficulty.ts';
import { factsOf, type AttackFact, type DieDecision } from '../facts.ts';
import { usualDie } from '../side-attack.ts';
import { damageDice } from './damage-dice.ts';
import { write } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';

export const noSuchDie: LintRule<AttackFact> = {
  id: 'no-such-die',
  severity: 'error',
  title: 'A die that there isn’t',
  explanation: `A die is written as d6, and has from 2 to ${mostFaces} faces. The one that comes after a d8 is larger than that.`,
  messages: {
    damage: '“{die}” is no die, so the first hit does the usual 1d6; write it as d8',
    decided: '“{die}” is no die, so nothing is decided; write it as d8',
    small: '“{die}” is no larger than a d{largest}, which the text names itself, so nothing is decided',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
- weapon pike: damage d6x
                      ^^^
+ weapon pike: damage d6
  combatant Ilse (she) of the Players
    carries pike
  situation "a gate"
-   decides hit die: large
                     ^^^^^
-   decides next die: d8
                      ^^
+   decides hit die: d6
+   decides next die: d10
`),
  *check({ scenario }) {
    for (const die of damageDice(scenario)) if (facesOf(die.text) === undefined) yield noDie('damage', die, usualDie);
    for (const { facts } of sayings(scenario))
      for (const decision of factsOf(facts, 'die decision')) yield* badlyDecided(decision);
  },
};

function badlyDecided({ about, die }: DieDecision): readonly Finding[] {
  const faces = facesOf(die.text);
  if (faces === undefined) return [noDie('decided', die, about === 'hit die' ? usualDie : larger)];
  return about === 'next die' && faces <= largest ? [noDie('small', die, larger)] : [];
}

const largest = Math.max(...namedDice);
const larger = 10;

/** The number that is written may be meant. */
function noDie(message: string, { text, source }: Words, instead: number): Finding {
  const meant = facesOf(/\d{1,3}/u.exec(text)?.[0] ?? '');
  const faces = [...new Set([...(meant === undefined || message === 'small' ? [] : [meant]), instead])];
  return found(
    noSuchDie,
    message,
    source,
    { die: text, largest },
    { fixes: faces.map((each) => write(`d${each}`, source)) },
  );
}
