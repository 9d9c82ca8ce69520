/**
 * The cards or dice that throws of Demon City can be forced to, in either edition: for each throw, those that can
 * count.
 */
import { detailOf, partiesOf } from '../../../details.ts';
import type { Intent } from '../../../finding.ts';
import type { Result } from '../../../results.ts';
import type { Announcement, Hand, Round, Scenario } from '../../../scenario.ts';
import { sameSource, type Source } from '../../../source.ts';
import { isFirstRound } from '../../../stage.ts';
import type { Step } from '../../../timeline.ts';
import type { Forcing, TrialSentences } from '../../../worth/trial-sentences.ts';
import { type Cast, castOf } from '../cast.ts';
import { type DemonCityFact, factsOf, type Shock } from '../facts.ts';
import type { ClausePin } from '../pins.ts';
import { ClausePins, type Spot, writeCalmPin } from './clause-pins.ts';

/** What an edition throws with. */
export interface Faces {
  /** The faces that can count in a throw from somebody’s deck, or of somebody’s dice, in ascending order. */
  readonly facesOf: (cast: Cast, hand: Hand, throws: Throws) => readonly string[];
  /** `card` or `die`. */
  readonly unit: string;
}

/**
 * `size` is the number of throws, of which one counts; `pinned` are results of the same person that were pinned before
 * anything was drawn, and `thrown` tells from what they are drawn.
 */
export interface Throws {
  readonly size: number;
  readonly keep: 'highest' | 'lowest';
  readonly pinned: readonly Result[];
  readonly thrown: Step['thrown'];
}

/** One throw of somebody in a step. */
interface Thrown {
  readonly results: readonly Result[];
  readonly hand: Hand;
  readonly keep: 'highest' | 'lowest';
  /** Against whom the Host throws, if anybody. */
  readonly against?: string;
  readonly purpose?: string;
  readonly write: (card: string | undefined) => readonly Intent[];
}

interface Where {
  readonly cast: Cast;
  readonly scenario: Scenario<DemonCityFact>;
  readonly round: Round<DemonCityFact>;
  readonly step: Step;
}

/** The Host may throw against several people in one Clash: each of these throws is a slot. */
export function forcingBy({ facesOf, unit }: Faces): NonNullable<TrialSentences<DemonCityFact>['forcing']> {
  return (scenario, round, step, who): Forcing | undefined => {
    const cast = castOf(scenario);
    const thrown = throwsOf({ cast, scenario, round, step }, who);
    const [first] = thrown;
    if (first === undefined) return undefined;
    const pinned = thrown.flatMap(({ results }) => results.filter((result) => result.pinned !== undefined));
    return {
      slots: thrown.map(
        ({ against }) =>
          `the ${unit} that counts${thrown.length > 1 && against !== undefined ? ` against ${against}` : ''}`,
      ),
      faces: thrown.map(({ hand, results, keep }) =>
        facesOf(cast, hand, { size: results.length, keep, pinned, thrown: step.thrown }),
      ),
      now: thrown.map(({ results }) => faceOf(results.find(({ kept, pinned }) => kept && pinned !== undefined))),
      slotOf: thrown.flatMap(({ results }, slot) => results.map(({ kept }) => (kept ? slot : undefined))),
      ...(thrown.length > 1 || first.purpose === undefined ? {} : { purpose: first.purpose }),
      write: (faces) => thrown.flatMap(({ write }, slot) => write(cardText(faces[slot]))),
    };
  };
}

function throwsOf(where: Where, who: string): readonly Thrown[] {
  const { step } = where;
  if (detailOf(step, 'contest') === undefined) return step.actor === who ? ofDamage(where) : [];
  return step.kind === 'calm' ? ofCheck(where, who) : ofParties(where, who);
}

/** The Host’s throw for a difficulty follows that of the person who tries. */
function ofParties({ cast, round, step }: Where, who: string): readonly Thrown[] {
  const parties = partiesOf(step);
  return parties.flatMap((party, index): readonly Thrown[] => {
    if (party.who !== who || party.results.length === 0) return [];
    const [own, tried] = [cast.fighters.get(who), cast.fighters.get(parties[index - 1]?.who ?? '')];
    const actor = own ?? tried;
    const announcement = announcedAt(round, party.source);
    if (actor === undefined || announcement === undefined) return [];
    return [
      {
        results: party.results,
        hand: own?.hand ?? 'Host',
        keep: party.pool.keep === 'lowest' ? 'lowest' : 'highest',
        ...(own === undefined ? { against: actor.called, purpose: `against ${actor.called}` } : {}),
        write: writing(cast, announcement, own === undefined ? 'difficulty' : 'action', { actor }),
      },
    ];
  });
}

function ofDamage({ cast, round, step }: Where): readonly Thrown[] {
  const { actor: by = '', target: on = '', source } = step;
  const results = detailOf(step, 'results')?.results;
  const [actor, target] = [cast.fighters.get(by), cast.fighters.get(on)];
  const announcement = announcedAt(round, source);
  if (results === undefined || actor === undefined || announcement === undefined) return [];
  return [
    {
      results,
      hand: actor.hand,
      keep: keepOf(results),
      write: writing(cast, announcement, 'damage', { actor, ...(target === undefined ? {} : { target }) }),
    },
  ];
}

function ofCheck({ cast, scenario, round, step }: Where, who: string): readonly Thrown[] {
  const { actor = '', source } = step;
  const [checked, shock, party] = [
    cast.fighters.get(actor),
    shockAt(scenario, round, source),
    partiesOf(step).find((each) => each.who === who),
  ];
  if (checked === undefined || shock === undefined || party === undefined) return [];
  const isOwn = who === actor;
  return [
    {
      results: party.results,
      hand: isOwn ? checked.hand : 'Host',
      keep: 'highest',
      purpose: isOwn ? 'to keep Calm' : `against the Calm of ${checked.called}`,
      write: (card) =>
        writeCalmPin(round, isOwn ? 'calm' : 'against calm', { who: checked, by: shockBy(cast, shock), shock }, card),
    },
  ];
}

function writing(cast: Cast, announcement: Announcement<DemonCityFact>, what: ClausePin, spot: Spot): Thrown['write'] {
  const pins = new ClausePins(cast, announcement, what);
  return (card) => (card === undefined ? pins.free(spot) : pins.pinned(spot, card));
}

function announcedAt({ announcements }: Round<DemonCityFact>, source: Source): Announcement<DemonCityFact> | undefined {
  return announcements.find((each) => sameSource(each.source, source));
}

/** A shock in the situation belongs to the first round. */
function shockAt(scenario: Scenario<DemonCityFact>, round: Round<DemonCityFact>, source: Source): Shock | undefined {
  const facts = isFirstRound(castOf(scenario).stage, round) ? [...scenario.facts, ...round.facts] : round.facts;
  return factsOf(facts, 'shock').find((shock) => sameSource(shock.source, source));
}

/** Who causes the check, with the article of their declaration or else the one that was written. */
function shockBy(cast: Cast, { by: { id = '', article, text } }: Shock): string {
  return cast.fighters.get(id)?.called ?? (article === undefined ? text : `${article} ${text}`);
}

/** Which of the throws for damage counts: the lowest, or the highest for massive damage. */
function keepOf(results: readonly Result[]): Thrown['keep'] {
  const kept = results.find((result) => result.kept)?.value ?? 0;
  return results.some(({ value }) => value < kept) ? 'highest' : 'lowest';
}

function faceOf(result: Result | undefined): string | undefined {
  return result?.name ?? result?.label;
}

/** A card as it is pinned: by its number, or by its name in quotes. */
function cardText(face: string | null | undefined): string | undefined {
  if (face === null || face === undefined) return undefined;
  return /^\d+$/u.test(face) ? face : `"${face}"`;
}
