/** Checks of pinned cards. */
import { detailOf, partiesOf } from '../../../details.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { shownCourses, shownPlans } from '../../../game/index.ts';
import type { Result } from '../../../results.ts';
import type { Hand, Scenario } from '../../../scenario.ts';
import { sameSource, type Source } from '../../../source.ts';
import type { Step } from '../../../timeline.ts';
import { factsOf, type CardName, type DemonCityFact, type Pin } from '../../demon-city/facts.ts';
import { pinOf } from '../../demon-city/pins.ts';
import { cardMark } from '../cards.ts';
import type { RoundPlan } from '../fight.ts';
import { inDeck, pinProblems, pinWords, shortPins } from '../pin-problems.ts';
import { checksDue } from '../play/calm.ts';
import { rounds, type TarotEdition } from '../rounds.ts';

/** The course that is shown, played as far as it has been requested. */
const shownCourse = shownCourses<TarotEdition>(rounds, 'recorded');

function hasPins(scenario: Scenario<DemonCityFact>): boolean {
  return scenario.rounds.some(({ facts, announcements }) =>
    [facts, ...announcements.map(({ clauses }) => clauses)].some((each) => factsOf(each, 'pin').length > 0),
  );
}

const pinnedRounds = shownPlans<TarotEdition>(rounds, shownCourse);

/** A throw for a pin, and the deck from which it was made. */
interface ThrownPin {
  readonly pin: Pin;
  readonly hand: Hand;
  readonly thrown: readonly Result[];
}

function thrownPins(plan: RoundPlan, steps: readonly Step[]): readonly ThrownPin[] {
  return steps.flatMap((step) => {
    if (step.kind === 'calm') return ofCheck(plan, step);
    if (step.kind === 'damage') return ofDamage(plan, step);
    return ofParties(plan, step);
  });
}

/** The Host’s throw for a difficulty follows that of the person who tries. */
function ofParties(plan: RoundPlan, step: Step): readonly ThrownPin[] {
  const parties = partiesOf(step);
  return parties.flatMap(({ who, results }, index) => {
    if (results.length === 0) return [];
    const own = plan.context.deeds.get(who);
    const tried = plan.context.deeds.get(parties[index - 1]?.who ?? '');
    return own === undefined
      ? made(tried === undefined ? undefined : pinOf(tried, 'difficulty'), 'Host', results)
      : made(pinOf(own, 'action'), own.actor.hand, results);
  });
}

function ofDamage({ context: { deeds, cast } }: RoundPlan, step: Step): readonly ThrownPin[] {
  const [deed, hurt] = [deeds.get(step.actor ?? ''), cast.fighters.get(step.target ?? '')];
  const results = detailOf(step, 'results')?.results;
  return deed === undefined ? [] : made(pinOf(deed, 'damage', hurt), deed.actor.hand, results);
}

function ofCheck(plan: RoundPlan, step: Step): readonly ThrownPin[] {
  const check = checksDue(plan.context.cast, plan).find(
    ({ who, shock }) => who.name === step.actor && sameSource(shock.source, step.source),
  );
  const [own, hosts] = partiesOf(step);
  return check === undefined
    ? []
    : [...made(check.pin, check.who.hand, own?.results), ...made(check.hostPin, 'Host', hosts?.results)];
}

function made(pin: Pin | undefined, hand: Hand, thrown: readonly Result[] | undefined): readonly ThrownPin[] {
  return pin === undefined || thrown === undefined ? [] : [{ pin, hand, thrown }];
}

export const pinIsGone: LintRule<DemonCityFact> = {
  id: 'pin-is-gone',
  severity: 'warning',
  late: true,
  title: 'A pinned card that is gone',
  explanation:
    'Cards that were thrown are out of their deck until it is shuffled, and nobody can throw them again ' +
    'before that. In the course that is shown, a pin for one of them is left out, and another card is ' +
    'thrown. A pinned card counts only if enough others are left for it to count among. `option shuffling ' +
    'rounds` has the decks shuffled before every round.',
  messages: {
    gone:
      'In the course that is shown, the deck of the {hand} no longer has {card} for this throw: the pin is ' +
      'ignored',
    outdone:
      'In the course that is shown, the deck of the {hand} has too few other cards for {card} to be the one ' +
      'that counts, so another one does',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
+ option shuffling rounds
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 2
  round 1
    Ann: dodges.
    Bill: punches Ann.
      throws 10
  round 2
    Ann: dodges.
    Bill: punches Ann.
      throws 10
      ^^^^^^^^^
`),
  *check({ scenario }) {
    if (!hasPins(scenario)) return;
    const reported = new Set<Pin>();
    const course = shownCourse(scenario);
    yield* course.goOn();
    for (const {
      played: { plan, steps },
    } of course.rounds) {
      const short = shortPins(plan).map(({ source }) => source);
      for (const { pin, hand, thrown } of thrownPins(plan, steps)) {
        const card = pin.cards
          .slice(0, thrown.length)
          .find((_each, index, all) => !holds(thrown, all.slice(0, index + 1)));
        const outdone = card === undefined && isOutdone(pin, thrown) ? pin.cards[0] : undefined;
        if (outdone !== undefined && !reported.has(pin)) {
          reported.add(pin);
          yield found(pinIsGone, 'outdone', pin.source, { hand, card: pinWords(outdone) });
        }
        if (card === undefined || reported.has(pin) || short.includes(pin.source) || !inDeck(plan, hand, pin.cards))
          continue;
        reported.add(pin);
        yield found(pinIsGone, 'gone', pin.source, { hand, card: pinWords(card) });
      }
    }
  },
};

/** Whether the card pinned to count was thrown, but another card counts. */
function isOutdone(pin: Pin, thrown: readonly Result[]): boolean {
  return (
    pin.cards.length === 1 &&
    thrown.some(({ pinned }) => pinned === pin.source) &&
    thrown.some(({ kept, pinned }) => kept && pinned === undefined)
  );
}

/** Whether all these cards are among those thrown. */
function holds(thrown: readonly Result[], pins: readonly CardName[]): boolean {
  const left = [...thrown];
  return [...pins]
    .sort((one) => ('name' in one ? -1 : 1))
    .every((pin) => {
      const place = left.findIndex((card) =>
        'name' in pin ? cardMark(card.name ?? '') === cardMark(pin.name) : card.value === pin.number,
      );
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
}

export const pinsDoNotFit: LintRule<DemonCityFact> = {
  id: 'pins-do-not-fit',
  severity: 'error',
  late: true,
  title: 'Pinned throws that don’t fit',
  explanation:
    'A pin names the card that counts, or every card of the throw: one for each throw, each of them in the ' +
    'deck. A card that isn’t there is left out, and another is thrown in its place.',
  messages: {
    count:
      '{name} has {throws}, so {pins} cards can’t be pinned: as many as fit are thrown, and any others are ' +
      'drawn; pin the one that counts, or all of them',
    damage:
      'The damage to {name} takes {throws}, so {pins} cards can’t be pinned: as many as fit are thrown, and ' +
      'any others are drawn; pin the one that counts, or all of them',
    card: 'The deck of the {hand} has no {card} to throw: another is drawn in its place',
    few: 'The deck of the {hand} has fewer cards like {card} than are pinned here: others are drawn in their place',
    short:
      'All hands of a round lie on the table at once, and the deck of the {hand} has too few cards like ' +
      '{card} for that: another is drawn in its place',
    host: 'The Host throws nothing against what {name} does, so there is nothing to pin',
    check: '{name} makes no Calm Check in this round, so there is nothing to pin',
    none: 'Nothing opposes what {name} does, so nothing is thrown for it, and there is nothing to pin',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 2
  combatant Carl (he) of the Host
    Agility 1  Toughness 2
  round 1
    Ann: punches Bill.
-     damage throws 4 4 4
      ^^^^^^^^^^^^^^^^^^^
+     damage throws 4 4
    Bill: punches Ann.
-     throws 12
      ^^^^^^^^^
-     damage throws 3 3
      ^^^^^^^^^^^^^^^^^
+     throws 10
  round 2
    Bill: grabs Ann.
    Carl: moves "to the stair".
-     throws 4
      ^^^^^^^^
`),
  *check({ scenario }) {
    if (!hasPins(scenario)) return;
    yield* shownCourse(scenario).goOn();
    const alreadyReported = new Set<Source>();
    for (const { plan, certain } of pinnedRounds(scenario)) {
      for (const { hangs = false, message, source, data } of pinProblems(plan)) {
        if ((hangs && !certain) || alreadyReported.has(source)) continue;
        alreadyReported.add(source);
        yield found(pinsDoNotFit, message, source, data);
      }
      yield undefined;
    }
  },
};

export const pinChecks: readonly LintRule<DemonCityFact>[] = [pinsDoNotFit, pinIsGone];
