/** Pages on the results of a throw: harm, fear, special cards, and the next round. */
import type { RulePage } from '../../../ruleset.ts';
import { wornTwice } from '../../demon-city/checks/weapons.ts';
import { horrorCardMissing } from '../checks/decks.ts';
import { noCalmCheckNumber } from '../checks/panic.ts';
import { significatorTwice } from '../checks/significators.ts';
import { rule } from '../rule-ids.ts';
import { duel, of, pagesOf } from './page.ts';

const page = pagesOf('Outcomes');
const after = pagesOf('The next round');
const uncontested = 'Resolved Any Uncontested Actions';
const attack = 'Highest-Throwing Successful Attack on the Winning Side Happens';
const noDamage = 'The text points to a section on damage that it doesn’t have.';

export const outcomePages: readonly RulePage[] = [
  page(
    rule.damage,
    attack,
    'Somebody whose attack takes effect and hurts throws for damage. Below 0 Toughness the target is out of ' +
      'the fight; at 0 it isn’t.',
    {
      silent:
        `${noDamage} Here the earlier edition’s rule is used, with cards: as many from the attacker’s deck ` +
        'as the target has base Toughness, at least one; the lowest is taken from its Toughness, which stops ' +
        'at −1. If the deck has fewer left, all of those are thrown. The Fool counts as 0 there, unless ' +
        '`option fool in damage redrawn` has it drawn again.',
      written:
        '`Toughness 1 of 3` is what is left of the base; `damage throws 2` pins the card; `without harm` throws none.',
      good: duel('round 1\n  Bill: dodges.  throws 2\n  Ann: punches Bill.  throws 9, damage throws 2'),
      checks: ['human-toughness', 'stat-above-its-base', 'clause-without-effect'],
    },
  ),
  page(rule.massive, attack, 'The text knows attacks with massive damage besides ordinary ones: a vat of lava, say.', {
    silent:
      `${noDamage} Here the earlier edition’s rule is used, with cards: as many as the stat that the ` +
      'attack is made with, at least one, or all that the deck has left, and the highest counts.',
    written: '`weapon lava: ranged, massive`.',
    good: duel('weapon boiling tar: ranged, massive\nround 1\n  Bill: dodges.\n  Ann: hurls boiling tar at Bill.', {
      ann: 'Agility 3  Toughness 2\n  carries boiling tar',
    }),
  }),
  page(rule.armour, attack, 'Armour can reduce damage.', {
    silent:
      `${noDamage} Here the earlier edition’s rule is used, with cards: armour adds one card per point for ` +
      'ordinary damage, of which the lowest counts, and does nothing against massive damage.',
    written: '`wears oilskin +1` in a combatant’s block.',
    ...of(wornTwice),
    checks: ['worn-twice'],
  }),
  page(
    rule.significator,
    uncontested,
    'Somebody who throws their own Significator has a critical success, if that card is high enough for ' +
      'the action to have succeeded with it. It needn’t be the highest card of the Clash. Somebody else’s ' +
      'Significator is a card like any other.',
    {
      silent: 'The Host decides what a critical success brings.',
      written:
        '`significator "The Star"` in a combatant’s block, which adds the card to the deck; `on critical ' +
        'success "…"` under an announcement.',
      ...of(significatorTwice),
      checks: ['significator-twice', 'significator-of-the-host'],
    },
  ),
  page(
    rule.fool,
    uncontested,
    'If The Fool is the highest card somebody has thrown, they fail critically, even where their side has ' +
      'won; unless it is their Significator.',
    {
      silent:
        'The Host decides what a critical failure brings. Since The Fool counts as 0 here, it is the highest ' +
        'card of a single throw only.',
      written: '`on critical failure "…"` under an announcement.',
      good: duel(
        'round 1\n  Ann: climbs "the coal chute" with Agility to beat 4.  throws "The Fool"\n    on critical ' +
          'failure "the chute comes down, and the coal with it."',
        { ann: 'Agility 3  Toughness 2' },
      ),
    },
  ),
  page(rule.horrorCard, uncontested, 'Some Horrors do something special when they win with a certain card.', {
    written: '`wins with "The Moon": "the lights go out."` in the Horror’s block, and the card in its deck.',
    ...of(horrorCardMissing),
    checks: ['horror-card-missing'],
  }),
  page(
    rule.calm,
    attack,
    'When something disturbing happens, one or several of those who see it may have to throw a Calm Check.',
    {
      silent:
        'The text points to a section on Calm that it doesn’t have. Here it is a task with Calm against the ' +
        'Calm Check number, for which the Host throws too; anybody who isn’t higher loses 1 Calm, and with ' +
        'none left they panic.',
      written:
        '`Calm Check 5` in the block of somebody who frightens; `Bill shocks Ann "he has no face"` at the head ' +
        'of a round.',
      ...of(noCalmCheckNumber),
      checks: ['no-calm-check-number', 'calm-check-out-of-range', 'missing-stat'],
    },
  ),
  after(
    rule.nextRound,
    'Start Over',
    'As long as somebody is still fighting, the next round begins with announcing; the order stays as ' +
      'written. The rounds are over when nobody is in a desperate hurry to do something before anybody ' +
      'else there.',
    {
      silent: 'The Host decides when that is: the scenario ends with its last round.',
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
