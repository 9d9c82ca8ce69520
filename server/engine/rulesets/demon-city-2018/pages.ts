/** The rule pages of Demon City, tarot edition: what each rule says, in our words, and where it stands. */
import type { RulePage } from '../../ruleset.ts';
import { rule, type RuleName } from './rule-ids.ts';

export const pages: readonly RulePage[] = [
  page(rule.order, 'Slowest Character Announces What They Want To Do',
    'Everybody says what they will do, in ascending order of Agility: the quicker hear what the slower have chosen before they choose. '
    + 'Nobody may wait or make a choice depend on what others do. Equals are put in order by chance, once, and usually stay so; here the order in which they are written stands for that draw. '
    + 'An action has one target, unless the weapon or ability says otherwise. '
    + 'Up to 30 ft of running go with an action, or 60 ft without one.'),
  page(rule.situational, 'Extra throws',
    'An advantage of the situation over whoever somebody directly faces is one extra throw. Each distinct advantage counts, and each counts once: how great it is makes no difference.'),
  page(rule.superior, 'Extra throws',
    'Two foes can both have, say, height over whoever they aim at. The better placed of the two then throws one card more for it than the other does. '
    + 'Write it as `advantage "…" above NAME`.'),
  page(rule.higherStat, 'Higher Stat Throw',
    'If the target attacks back, whichever of the two has the higher stat gets one extra throw; equal stats give none. If it doesn’t, the attacker gets one when their stat is above the stat that resists or avoids the attack. '
    + 'Close attacks use Hand to Hand, or else Toughness, against the target’s Hand to Hand, or else Agility. Shots use Firearms or Exotic Weapons, or else Agility, against Agility. Supernatural abilities name their stats. '
    + 'By how much makes no difference.'),
  page(rule.distraction, 'Distraction Throw',
    'Acting against somebody whose mind is elsewhere is one extra throw: they attack somebody else, work at something, or are in some other way not set to defend themselves or strike back. One such throw is the most. '
    + 'Somebody who only defends is not distracted. The Host may rule otherwise: `distraction "…"`, `unaware`, `no distraction`.'),
  page(rule.defense, 'Defense Throw',
    'Doing nothing in a round but defending (dodging, blocking, running away) is one extra throw.'),
  page(rule.weapon, 'Weapon Throw',
    'Attacking or parrying with a weapon that suits the situation better than the one the opponent attacks back or parries with is one extra throw. Armed beats unarmed nearly always. '
    + 'Which weapon is better otherwise is the Host’s to say: `sword beats knife beyond 3 ft`. Against somebody who fights back, the range is the one at which the round started. '
    + 'Against a target that neither strikes back nor parries there is no such throw.'),
  page(rule.supernatural, 'Supernatural Throw',
    'Where a mundane attack and a supernatural ability face each other, the supernatural one usually gets an extra throw. `no supernatural throw` takes it back.'),
  page(rule.lost, 'Lost throws',
    'A difficulty that nothing else accounts for costs one throw, however great it is. Nobody throws fewer than one.'),
  page(rule.calledShot, 'Lost Throw for a Called Shot',
    'Aiming at a certain spot costs one throw. Disarming somebody costs none, if it is done without causing any harm.'),
  page(rule.oneThrow, 'Lost throws',
    'Who has one throw and chooses a maneuver that would cost one throws two instead, and the lower of the two counts.'),
  page(rule.injury, 'Lost Throw for Injury',
    'Who has been brought below 0 Toughness and got up again loses one throw in each Action Round until at least one point of Toughness is regained. Falling to exactly 0 does not count.'),
  page(rule.passedOn, 'Default to giving, not taking throws',
    'What can be shown by giving one side a throw isn’t also shown by taking one from the other. If somebody at one throw has still more against them, their opponent gets the throws instead. '
    + 'The text doesn’t say which opponent where there are several: the one they are after gets them, or else the first who is after them.'),
  page(rule.uncontested, 'Resolved Any Uncontested Actions',
    'What nobody wants to stop, and what can’t get in anybody’s way, happens outside the Clash, as soon as it is announced. Whether that is so is seen from the whole round as written; `uncontested` and `interferes with NAME` rule where the text leaves it to the Host.'),
  page(rule.clash, 'Throw For A Clash',
    'All who do something contested turn over their cards at once. Confrontations of which nobody could interfere with anybody of the other are separate Clashes; one person who reaches into another’s confrontation makes one Clash of both.'),
  page(rule.winningSide, 'Whichever Side Has The Highest Throw Wins',
    'Of each throw the highest card counts. The side with the highest of all wins the Clash.'),
  page(rule.tie, 'Whichever Side Has The Highest Throw Wins',
    'If opposed sides share the highest throw, nobody gets anything done: things stay as they were, except that the Host changes something that affects everybody in the Clash. '
    + 'If allies share it, their side chooses who acts. The text doesn’t say how the same choice is made below first place: here it is made in the same way. '
    + 'Without `decides ally tie: NAME`, the first to announce of those who would succeed is taken.'),
  page(rule.attack, 'Highest-Throwing Successful Attack on the Winning Side Happens',
    'The highest attack of the winning side takes effect if it is above the throw of the foe who attacks or avoids its maker, or, where the foe does neither, above the stat with which the foe resists. It needn’t be the highest throw of its side. Only one attack succeeds in a Clash, even if others would not have been in its way.'),
  page(rule.stalemate, 'Highest-Throwing Successful Attack on the Winning Side Happens',
    'If the highest attack of the winning side isn’t above what it has to beat, no attack happens. The headings of the text and this paragraph can be read differently; here no lower attack is tried, unless `option lower attacks on` says so.'),
  page(rule.others, 'Other Nonconflicting, Non-Attack Actions On The Same Side Happen If They Beat Their Targets/Intensities',
    'Whatever else the winning side does that is no attack happens, if its throw is above those who oppose it and above its own difficulty.'),
  page(rule.damage, 'Highest-Throwing Successful Attack on the Winning Side Happens',
    'The text refers to a section on damage that isn’t part of it. In force here is the way of the earlier edition, in cards: as many cards as the target’s base Toughness (armour adds cards), at least one, from the attacker’s deck; the lowest is taken from Toughness. '
    + 'Massive damage: as many cards as the attacker’s stat, and the highest counts. Below 0 Toughness somebody is out of the fight, at 0 they aren’t. This is a default of ours and no rule of this edition.'),
  page(rule.recovery, 'Slowest Character Announces What They Want To Do',
    'Somebody down or panicked has to throw before they can announce anything; a failure may cost them the round, or the rest of the fight. How that is thrown for stands nowhere in the text. '
    + 'Until the Host decides, somebody who is down stays down: `decides recovery of NAME: back up`.'),
  page(rule.calm, 'Highest-Throwing Successful Attack on the Winning Side Happens',
    'When something disturbing happens, Calm checks may be due. The text refers to a section that isn’t part of it. In force here: a task with Calm against the Calm Check number, for which the Host throws too; who doesn’t throw higher loses one Calm, and whoever has none left is panicked. This is a default of ours and no rule of this edition.'),
  page(rule.significator, 'Resolved Any Uncontested Actions',
    'Throwing one’s own Significator, where that card is high enough that the action would have succeeded by it, makes the success critical. It needn’t be the highest card of the Clash.'),
  page(rule.fool, 'Resolved Any Uncontested Actions',
    'The Fool as the highest card of somebody’s throw is a critical failure, even on the winning side, unless it is their Significator.'),
  page(rule.decks, 'Figure Out How Many Throws They Get And Take Cards Face Down',
    'The players throw from one deck that includes their Significators, the Host from another, the Horror’s Deck. Thrown cards stay on the table until the next throw. '
    + 'The text doesn’t say what is in a deck by default, how much cards without a number on them are worth, or when a deck is shuffled. In force here: the Horror’s Deck is 1 to 10; the Players’ three of each 1 to 10 and The Fool, which counts 0; court cards and majors above ten count 10 (`option majors printed` gives the latter their own numbers); '
    + 'thrown cards are shuffled in again when the deck can’t serve a throw.'),
  page(rule.horrorCard, 'Resolved Any Uncontested Actions',
    'Some Horrors do something special when they win with a certain card.'),
  page(rule.placement, 'Slowest Character Announces What They Want To Do',
    'Who made a successful attack or defended successfully in the last round may be anywhere within 60 ft of where they were, behind the enemy or behind cover too. Write where that is as a fact of the next round.'),
];

function page(of: RuleName, heading: string, says: string): RulePage {
  return { id: of.id, title: of.title, says, from: { system: 'Demon City', edition: 'tarot edition, 2018', heading } };
}
