/** Pages on the injury table, and on those who are below 0 HP. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { having, vault } from './examples.ts';
import { pagesOf } from './page.ts';

const part = 'Below 0 HP';
const [page, ofCombat] = [pagesOf(part, 'Injury table'), pagesOf(part, 'Combat')];

const clawed = (location: number, damage: number): string =>
  `round 1\n  the Ghoul: claws Ann.\n    rolls location ${location}, damage ${damage}`;

export const injuryTablePages: readonly RulePage[] = [
  page(
    rule.injury,
    'The table has a column for each part of the body and a row for each number of HP below 0. At −1 HP a hit to ' +
      'the thorax or the abdomen leaves the target winded, one to the arms has everything held dropped, and one to ' +
      'the legs knocks the target prone. At −11 HP a hit to the thorax or the abdomen is death, and one to the arms ' +
      'or the legs amputates.',
    {
      silent:
        'The other cells down to −11 are empty. Being winded or prone, or dropping things, takes no slots here. An ' +
        'amputation should, but the text doesn’t say how many, nor how it heals or bleeds: the group decides ' +
        '(“amputation”).',
      good: having('HP 2', vault(clawed(2, 3))),
      next: [rule.winded, rule.emptyCells, rule.band, rule.standing],
    },
  ),
  page(rule.winded, 'Somebody who is winded has no action in the next round.', {
    silent:
      'The text doesn’t say whether free actions are lost too: here they aren’t, since it uses “action” for the ' +
      'one that is chosen; `option winded everything` forbids them.',
    good: having('HP 2', vault(`${clawed(5, 3)}\nround 2\n  Ann: waits.`)),
    next: [rule.oneAction, rule.freeActions],
  }),
  page(
    rule.emptyCells,
    'The table has no text from −2 to −10 HP in any column, and in the column of the head none at −1 and −11 ' +
      'either. That is 47 empty cells.',
    {
      silent:
        'Here a hit that leads to one of them does its damage, and the injury is left open, with its own share of ' +
        'the odds, and so is whatever hangs on it in later rounds. The group decides on each cell by itself.',
      written: '`at Thorax −4 HP: "two ribs crack"` before the rounds, or at the head of one.',
      good: having('HP 2', vault(clawed(2, 6))),
      checks: ['injury-cell-not-empty'],
      next: [rule.standing],
    },
  ),
  page(
    rule.band,
    'Further down the level counts. From −12 HP down to −12 less the level of the target, so to −13 at level 1, ' +
      'the target takes the injury of another row, that of −(1d8) HP. Lower than that the target dies, whatever is ' +
      'struck.',
    {
      silent:
        'Here the d8 names a row of the same column, and HP stay as they are; `option band reading ' +
        'hit-points-become` changes HP to that number. These rows are milder than the one at −11, and only the ' +
        'first of them has a text, though not for the head: here that is as it is printed. The text doesn’t say ' +
        'what level opponents and summons have: here it is 1 where none is written.',
      good: having(
        'LVL 2',
        having(
          'HP 1',
          vault(`${clawed(2, 7)}\nround 2\n  the Ghoul: claws Ann.\n    rolls location 2, damage 6, injury row 1`),
        ),
      ),
      next: [rule.emptyCells, rule.standing],
    },
  ),
  ofCombat(
    rule.standing,
    'Somebody below 0 HP chooses whether to fall, and be hors de combat (HdC), or to go on fighting.',
    {
      silent:
        'The text doesn’t say whether that is chosen anew at each hit: here it is after each that leaves somebody ' +
        'below 0 HP, and the dead choose nothing. Without a written choice nothing changes.',
      written: '`below 0 HP falls` or `below 0 HP fights on` in a block; `Ann below 0 HP falls.` from some round on.',
      good: having('HP 2', vault(clawed(3, 4), 'below 0 HP falls')),
      checks: ['missing-choice-below-zero'],
      next: [rule.downed],
    },
  ),
  ofCombat(
    rule.downed,
    'Somebody hors de combat lies prone. Nobody attacks them while allies nearby fight on, unless it is an enemy who ' +
      'takes no prisoners. On their turn they may curl up so as not to be stepped on, play dead with a GRC test, ' +
      'crawl one cell with a STR test, give themselves first aid, or try to get back into the fight.',
    {
      silent:
        'Free actions aren’t in this list: here there are none for them; `option downed free allowed` allows them. ' +
        'The text doesn’t say what playing dead is good for, or what its failure does, nor how near “nearby” is: the ' +
        'group decides. A cell is a square here.',
      written:
        '`Ann: curls up.`, `Ann: plays dead.`, `Ann: crawls.` or `Ann: tends herself.` in a round; ' +
        '`the Ghoul takes no prisoners.` or `the Host takes no prisoners.` before it. `Ann is hors de combat.` puts ' +
        'her there, and `Ann is out of the fight.` says that she does nothing more.',
      good: having('HP -1', vault('round 1\n  Ann: plays dead.', 'below 0 HP falls')),
      checks: ['attack-on-downed', 'in-vain-as-played'],
      next: [rule.resuming, rule.firstAid, rule.test],
    },
  ),
  ofCombat(
    rule.resuming,
    'Getting back into the fight takes several turns, in which one can be attacked: first to the knees, then to ' +
      'regain balance, and then one acts normally and isn’t hors de combat any more.',
    {
      silent: 'Here the knees are one turn, balance is the second, and the third is an ordinary one.',
      written: '`Ann: gets up.` in each of these turns; `Ann is back in the fight.` says it without them.',
      good: having(
        'HP -1',
        vault('round 1\n  Ann: gets up.\nround 2\n  Ann: gets up.\nround 3\n  Ann: waits.', 'below 0 HP falls'),
      ),
      next: [rule.oneAction, rule.order],
    },
  ),
];
