/** Pages on harm, on getting up again, and on the next round. */
import type { RulePage } from '../../../ruleset.ts';
import { contradictingState } from '../../demon-city/checks/states.ts';
import { wornTwice } from '../../demon-city/checks/weapons.ts';
import { rule } from '../rule-ids.ts';
import { duel, of, pagesOf } from './page.ts';

const harm = pagesOf('Harm');
const after = pagesOf('The next round');
const acts = 'The Clash, step 6';

export const outcomePages: readonly RulePage[] = [
  harm(
    rule.damage,
    acts,
    'For most weapons the attacker rolls as many dice as the target has Base Toughness, and at least ' +
      'one; the lowest is taken from its Current Toughness. So the tough lose less at a time, and somebody ' +
      'with Toughness 0 goes down at the first hit.',
    {
      written: '`Toughness 1 of 3` is Current and Base; `damage throws 2` pins the die; `without harm` rolls none.',
      good: duel('round 1\n  Bill: dodges.       throws 2\n  Ann: punches Bill.  throws 9, damage throws 2'),
      checks: ['human-toughness', 'stat-above-its-base', 'clause-without-effect'],
    },
  ),
  harm(
    rule.massive,
    acts,
    'A few weapons, some of them supernatural, some of them explosives close by, do Massive Damage: as ' +
      'many dice as the attacker’s stat, of which the highest counts.',
    {
      silent:
        'The text doesn’t say which stat: here the one that the attack is made with. At least one die is ' +
        'rolled here as well.',
      written: '`weapon boiling tar: ranged, massive`.',
      good: duel('weapon boiling tar: ranged, massive\nround 1\n  Bill: dodges.\n  Ann: hurls boiling tar at Bill.', {
        ann: 'Agility 3  Toughness 2\n  carries boiling tar',
      }),
    },
  ),
  harm(
    rule.armour,
    acts,
    'A kevlar vest or the like adds to Base Toughness when damage dice are counted, and only then.',
    {
      silent: 'Against Massive Damage, which doesn’t go by Base Toughness, it does nothing here.',
      written: '`wears kevlar vest +2` in a combatant’s block.',
      ...of(wornTwice),
      checks: ['worn-twice'],
    },
  ),
  harm(
    rule.outOfTheFight,
    acts,
    'At a Current Toughness of −1 somebody is out of the fight. How far below it would have been makes no ' +
      'difference. At 0 they are still standing.',
    {
      written: '`Bill is out of the fight` for somebody who begins like that.',
      ...of(contradictingState),
      checks: ['contradicting-state', 'announces-while-out'],
    },
  ),
  harm(
    rule.injuryRoll,
    'The Clash, step 8',
    'Anybody who falls below 0 Toughness rolls on the Injury table. At the end of each round, those who ' +
      'are still down, present and alive, and whose last roll settled nothing, roll again.',
    {
      silent:
        'The table is in neither text. Until the Host decides, somebody who is down stays down; somebody who ' +
        'gets up has 0 Toughness. Nobody rolls twice in one round.',
      written:
        '`decides recovery of Bill: back up`, or `still down`, or `out for good`. A decision is good for one roll.',
      good: duel(
        'situation "a cellar"\n  Bill is out of the fight.\n  decides recovery of Bill: back up.\nround 1\n  ' +
          'Ann: climbs "the coal chute" with Agility to beat 2.\nround 2\n  Bill: punches Ann.\n  Ann: dodges ' +
          'Bill.',
      ),
      checks: ['needless-recovery', 'contradicting-decision', 'needless-regaining'],
    },
  ),
  after(
    rule.nextRound,
    'The Clash, step 9',
    'As long as somebody is still fighting, the next round begins with the least agile again.',
    {
      silent: 'The Host decides when Action ends: the scenario ends with its last round.',
      written:
        'Rounds have numbers. Of several with the same number, `round 2 if a tie happened` and `round 2 ' +
        'otherwise`, the first whose condition holds is played.',
      good: duel(
        'round 1\n  Bill: punches Ann.\n  Ann: dodges Bill.\nround 2 if Ann succeeded\n  Ann: flees from ' +
          'Bill.\n  Bill: punches Ann.\nround 2 otherwise\n  Bill: grabs Ann.\n  Ann: kicks Bill.',
      ),
      checks: ['round-never-played', 'round-left-out', 'nothing-has-happened'],
    },
  ),
];
