/** Edits that pin or unpin the dice of an announcement. */
import type { Intent } from '../../../finding.ts';
import { belowAnnouncement, said, unsaid, type Stand } from '../../../rewriting.ts';
import type { Announcement } from '../../../scenario.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import type { AttackFact, PinnedDice } from '../facts.ts';
import { allDicePins, dicePins, exactness } from '../rolls/pinned.ts';

/** The pins of one kind below an announcement. */
export class DicePins {
  readonly #announcement: Announcement<AttackFact>;
  readonly #kind: PinnedDice['kind'];
  readonly #stand: Stand;
  readonly #actors: readonly Fighter[];

  constructor(cast: Cast, announcement: Announcement<AttackFact>, kind: PinnedDice['kind']) {
    this.#announcement = announcement;
    this.#kind = kind;
    this.#stand = belowAnnouncement(announcement);
    this.#actors = fightersNamed(cast, announcement.actors);
  }

  /** Pins an actor’s dice to these faces, in order, `null` for dice that are rolled; pins of other actors stay. */
  write(actor: Fighter, dice: readonly (string | null)[]): readonly Intent[] {
    const pins = allDicePins(this.#announcement, this.#kind).filter(({ of }) => exactness(of, actor) !== undefined);
    const own = pins.filter((pin) => this.#covered(pin).length < 2);
    if (dice.some((die) => die !== null))
      return said(
        this.#stand,
        own,
        this.#text(
          dice.map((die) => die ?? 'any'),
          actor,
        ),
      );
    return [
      ...unsaid(this.#stand, own),
      ...this.#without(
        pins.filter((pin) => !own.includes(pin)),
        actor,
      ),
    ];
  }

  /** Removes one actor from shared pins, which are rewritten for the other actors. */
  #without(pins: readonly PinnedDice[], left: Fighter): readonly Intent[] {
    const [first, ...more] = pins;
    if (first === undefined) return [];
    const dice = pins.flatMap((pin) => pin.dice.map((die) => `${die?.value ?? 'any'}`));
    const others = this.#actors.filter((actor) => actor !== left && this.#pinsOf(actor).includes(first));
    const [text, ...texts] = others.map((actor) => this.#text(dice, actor));
    if (text === undefined) return unsaid(this.#stand, pins);
    return [
      { do: 'replace', at: first.source, with: text },
      ...unsaid(this.#stand, more),
      ...texts.map((each): Intent => ({ do: 'add sentence after', at: this.#stand.after, text: each })),
    ];
  }

  #text(dice: readonly string[], actor: Fighter): string {
    const verb = this.#kind === 'pinned roll' ? 'rolls' : 'crit rolls';
    return `${verb} ${dice.join(' ')}${this.#actors.length > 1 ? ` for ${actor.called}` : ''}`;
  }

  #pinsOf(actor: Fighter): readonly PinnedDice[] {
    return dicePins({ actor, announcement: this.#announcement }, this.#kind);
  }

  #covered({ of }: PinnedDice): readonly Fighter[] {
    return this.#actors.filter((actor) => exactness(of, actor) !== undefined);
  }
}
