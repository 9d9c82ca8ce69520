/** A check of the pinned dice of encounter checks, dispositions and rests: are they rolled, and can they show that? */
import { write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { NameRef, Round, Scenario } from '../../../scenario.ts';
import { castOf, fightersNamed } from '../cast.ts';
import { sidesOf } from '../deeds/deeds.ts';
import { hourlyReasons, mostHoursIn } from '../exploration/passing-time.ts';
import { encounterDie, reconOf } from '../exploration/recon.ts';
import { factsOf, type HeadDice, type MoveablesFact, type PinnedHeadDie } from '../facts.ts';
import { chooses } from '../options.ts';
import { rollerOf } from '../play/head-pins.ts';
import { restDie } from '../sheet/resting.ts';
import { below } from './exploring.ts';
import { injuriesIn, saidBy } from './written.ts';

const headDieOutside: LintRule<MoveablesFact> = {
  id: 'head-die-outside',
  severity: 'error',
  title: 'A number that a die of an encounter check can’t show',
  explanation:
    'The encounter die, the die of dispositions and that of a short rest are d6. The recon die is a d6 that steps to ' +
    'd4, d8 or d12, and a healing die no larger than it is written. Another number is ignored, and the die is ' +
    'rolled; so is one for a die that nothing above rolls.',
  messages: {
    outside: '{number} can’t be rolled on a d{sides}, so the {die} die is rolled instead',
    idle: 'Nothing above rolls this {die} die, so this pins nothing',
    hourless: 'No encounter check rolls this {die} die in hour {hour} of the round, so this pins nothing',
  },
  ...example(`${below}
  round 1 "the gallery", 10 minutes
    encounter check: "a bell", loud "at a run"
-   the dice show recon 10
                        ^^
+   the dice show recon 8
    Ann: searches "the gallery".
`),
  check: ({ scenario }) =>
    scenario.rounds.flatMap((round) =>
      factsOf(round.facts, 'head dice').flatMap((pin) =>
        pin.dice.flatMap((die) => outside(pin, die, sidesFor({ scenario, round, pin }, die))),
      ),
    ),
};

function outside({ hour }: HeadDice, { of: die, value: number }: PinnedHeadDie, sides: number | undefined): Finding[] {
  if (number === undefined) return [];
  const { value, source } = number;
  if (sides === undefined)
    return [
      hour === undefined
        ? found(headDieOutside, 'idle', source, { die })
        : found(headDieOutside, 'hourless', source, { die, hour: hour.value }),
    ];
  const nearest = Math.min(sides, Math.max(1, Math.round(value)));
  if (nearest === value) return [];
  return [
    found(headDieOutside, 'outside', source, { number: value, sides, die }, { fixes: [write(`${nearest}`, source)] }),
  ];
}

interface Pinned {
  readonly scenario: Scenario<MoveablesFact>;
  readonly round: Round<MoveablesFact>;
  readonly pin: HeadDice;
}

/** The sides of the die that is pinned; undefined if nothing rolls it. */
function sidesFor(pinned: Pinned, die: PinnedHeadDie): number | undefined {
  const { scenario, round, pin } = pinned;
  if (pin.hour !== undefined) return sidesInHour(pinned, die);
  const roller = rollerOf(round.facts, pin, die.of);
  if (die.of === 'healing' && chooses(castOf(scenario).stage, 'healing time', 'at-interval'))
    return healingSides(scenario, die);
  if (roller === undefined || !isOf(scenario, roller, pin.whose)) return undefined;
  switch (die.of) {
    case 'encounter':
    case 'disposition':
      return encounterDie;
    case 'recovery':
      return restDie;
    case 'recon':
      return roller.kind === 'encounter check' ? reconOf(roller.recon).die : undefined;
    case 'healing':
      return healingSides(scenario, die);
  }
}

function isOf(scenario: Scenario<MoveablesFact>, roller: MoveablesFact, whose: readonly NameRef[]): boolean {
  const cast = castOf(scenario);
  const theirs = 'who' in roller ? fightersNamed(cast, [roller.who].flat()) : [];
  return whose.length === 0 || fightersNamed(cast, whose).some((each) => theirs.includes(each));
}

function sidesInHour({ scenario, round, pin }: Pinned, { of }: PinnedHeadDie): number | undefined {
  const recon = hourlyReasons(saidBy(scenario, round));
  const isMade = recon !== undefined && pin.whose.length === 0 && (pin.hour?.value ?? 0) <= mostHoursIn(round);
  if (!isMade) return undefined;
  return of === 'encounter' ? encounterDie : of === 'recon' ? reconOf(recon).die : undefined;
}

/** As many as the largest healing die that is written for an injury of that name. */
function healingSides(scenario: Scenario<MoveablesFact>, { injury }: PinnedHeadDie): number | undefined {
  const sizes = injuriesIn(scenario)
    .filter(({ name }) => name.text === injury?.text)
    .flatMap((fact) => sidesOf(fact.of.healing?.die.text) ?? []);
  return sizes.length === 0 ? undefined : Math.max(...sizes);
}

export const headDiceChecks: readonly LintRule<MoveablesFact>[] = [headDieOutside];
