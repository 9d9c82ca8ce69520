/** Pins and unpins the throws of an announcement. */
import { known } from '../../../combatants.ts';
import type { Intent } from '../../../finding.ts';
import { belowAnnouncement, said, type Stand, unsaid } from '../../../rewriting.ts';
import type { Announcement, Round } from '../../../scenario.ts';
import type { Cast, Fighter } from '../cast.ts';
import { bodiesOf } from '../deeds.ts';
import { type CardName, type DemonCityFact, factsOf, type Pin, type Shock } from '../facts.ts';
import { type ClausePin, isFor, isForCheck, pinOf } from '../pins.ts';

/** One of an announcement’s throws: whose it is, and for damage, on whom it falls. */
export interface Spot {
  readonly actor: Fighter;
  readonly target?: Fighter;
}

/** All throws of one kind for an announcement, and their pins. */
export class ClausePins {
  readonly #announcement: Announcement<DemonCityFact>;
  readonly #what: ClausePin;
  readonly #stand: Stand;
  readonly #actors: readonly Fighter[];
  readonly #targets: readonly Fighter[];

  constructor(cast: Cast, announcement: Announcement<DemonCityFact>, what: ClausePin) {
    this.#announcement = announcement;
    this.#what = what;
    this.#stand = belowAnnouncement(announcement);
    this.#actors = known(announcement.actors).flatMap((id) => bodiesOf(cast, id));
    this.#targets = what === 'damage' ? known(announcement.targets).flatMap((id) => bodiesOf(cast, id)) : [];
  }

  /** Makes the card the one that counts in this throw alone; replaces pins of this throw alone. */
  pinned(spot: Spot, card: string): readonly Intent[] {
    return said(this.#stand, this.#own(spot), this.#text(card, spot));
  }

  /** Unpins the throw; a pin that it shares with others stays for them. */
  free(spot: Spot): readonly Intent[] {
    const own = this.#own(spot);
    const shared = this.#pinsOf(spot).filter((pin) => !own.includes(pin));
    return [...unsaid(this.#stand, own), ...shared.flatMap((pin) => this.#without(pin, spot))];
  }

  #without(pin: Pin, { actor, target }: Spot): readonly Intent[] {
    const others = this.#spots().filter(
      (spot) => (spot.actor !== actor || spot.target !== target) && this.#pinOf(spot) === pin,
    );
    const [first, ...more] = others.map((spot) => this.#text(pin.cards.map(cardText).join(' '), spot));
    if (first === undefined) return unsaid(this.#stand, [pin]);
    return [
      { do: 'replace', at: pin.source, with: first },
      ...more.map((text): Intent => ({ do: 'add sentence after', at: this.#stand.after, text })),
    ];
  }

  #text(cards: string, { actor, target }: Spot): string {
    const whose = this.#actors.length > 1 ? ` for ${actor.called}` : '';
    const on = this.#targets.length > 1 && target !== undefined ? ` on ${target.called}` : '';
    return `${verbs[this.#what]} ${cards}${whose}${on}`;
  }

  #own(spot: Spot): readonly Pin[] {
    return this.#pinsOf(spot).filter(
      (pin) => this.#spots().filter(({ actor, target }) => isFor(pin, actor, target)).length < 2,
    );
  }

  #pinsOf({ actor, target }: Spot): readonly Pin[] {
    return factsOf(this.#announcement.clauses, 'pin').filter(
      (pin) => pin.what === this.#what && isFor(pin, actor, target),
    );
  }

  #pinOf({ actor, target }: Spot): Pin | undefined {
    return pinOf({ clauses: this.#announcement.clauses, actor }, this.#what, target);
  }

  #spots(): readonly Spot[] {
    return this.#actors.flatMap((actor): readonly Spot[] =>
      this.#targets.length === 0 ? [{ actor }] : this.#targets.map((target) => ({ actor, target })),
    );
  }
}

const verbs: Readonly<Record<ClausePin, string>> = {
  action: 'throws',
  damage: 'damage throws',
  difficulty: 'the Host throws',
};

function cardText(card: CardName): string {
  return 'name' in card ? `"${card.name}"` : `${card.number}`;
}

/** The throw of the person who is checked, or the Host’s against it. `by` is who causes the check, with its article. */
export function writeCalmPin(
  { facts, source }: Round<DemonCityFact>,
  what: 'calm' | 'against calm',
  check: { readonly who: Fighter; readonly by: string; readonly shock: Shock },
  card: string | undefined,
): readonly Intent[] {
  const stand: Stand = { after: source, beside: facts.map((fact) => fact.source) };
  const pins = factsOf(facts, 'pin').filter((pin) => pin.what === what && isForCheck(pin, check));
  if (card === undefined) return unsaid(stand, pins);
  const named = (pin: Pin): boolean => pin.to !== undefined;
  const whose = `${check.who.called} before ${check.by}`;
  const text =
    what === 'calm'
      ? `the Calm Check of ${whose} throws ${card}`
      : `the Host throws ${card} against the Calm of ${whose}`;
  return said(stand, pins.some(named) ? pins.filter(named) : [], text);
}
