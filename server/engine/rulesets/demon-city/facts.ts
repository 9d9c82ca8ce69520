/** What can be said in the words of Demon City, either edition, beyond the nouns that all games share. */
import type { PositionFact } from '../../positions.ts';
import type {
  CalledShot,
  Decision,
  Difficulty,
  Interferes,
  Pin,
  Running,
  ToGet,
  WithThing,
} from './facts/announcements.ts';
import type { Armour, CalmCheck, DeckFact, Significator, WeaponTrait, WinsWith } from './facts/combatants.ts';
import type { Mark } from './facts/marks.ts';
import type {
  Advantage,
  AnnouncingOrder,
  ClaimedThrow,
  Distraction,
  Hindrance,
  NoLonger,
  Regains,
  Shock,
  StateFact,
  WeaponOrder,
} from './facts/situation.ts';

export type * from './facts/announcements.ts';
export { claimedExtra, claimedLoss, type DerivedThrow } from './facts/claims.ts';
export type * from './facts/combatants.ts';
export { factsOf, lastFact } from '../../facts.ts';
export { endsWithRound, factKey, withoutEnded, wordsOf } from './facts/lookups.ts';
export type * from './facts/marks.ts';
export { sameWords } from './facts/same-words.ts';
export type * from './facts/situation.ts';

export type DemonCityFact =
  | PositionFact
  | Advantage
  | Hindrance
  | Distraction
  | ClaimedThrow
  | WeaponOrder
  | AnnouncingOrder
  | Shock
  | NoLonger
  | DeckFact
  | WeaponTrait
  | Mark
  | Armour
  | Significator
  | WinsWith
  | CalmCheck
  | StateFact
  | Regains
  | CalledShot
  | Running
  | ToGet
  | Interferes
  | WithThing
  | Difficulty
  | Pin
  | Decision;

export type FactOf<K extends DemonCityFact['kind']> = Extract<DemonCityFact, { readonly kind: K }>;
