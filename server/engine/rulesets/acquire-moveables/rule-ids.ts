/** The rules of Acquire Moveables by name: each has a page, and whatever follows from one cites it. */

export const id = 'acquire-moveables';

export const rule = {
  test: { id: 'acquire-moveables/test', title: 'Tests' },
  contest: { id: 'acquire-moveables/contest', title: 'Contests' },
  ladder: { id: 'acquire-moveables/ladder', title: 'Stepping dice up and down' },
  twice: { id: 'acquire-moveables/advantage', title: 'Advantage and disadvantage' },
  exhaustion: { id: 'acquire-moveables/exhaustion', title: 'Exhaustion' },
  order: { id: 'acquire-moveables/order', title: 'The order of a round' },
  initiative: { id: 'acquire-moveables/initiative', title: 'Initiative' },
  oneAction: { id: 'acquire-moveables/one-action', title: 'One action' },
  freeActions: { id: 'acquire-moveables/free-actions', title: 'Free actions' },
  location: { id: 'acquire-moveables/location', title: 'Where a blow lands' },
  cover: { id: 'acquire-moveables/cover', title: 'Cover' },
  damage: { id: 'acquire-moveables/damage', title: 'Damage and armour' },
  injury: { id: 'acquire-moveables/injury-table', title: 'The injury table' },
  band: { id: 'acquire-moveables/injury-band', title: 'Far below 0 HP' },
  standing: { id: 'acquire-moveables/stand-or-fall', title: 'Standing or falling' },
  downed: { id: 'acquire-moveables/hors-de-combat', title: 'Hors de combat' },
  winded: { id: 'acquire-moveables/winded', title: 'Winded' },
  reload: { id: 'acquire-moveables/reloading', title: 'Reloading' },
  grenade: { id: 'acquire-moveables/grenades', title: 'Grenades' },
  mishap: { id: 'acquire-moveables/grenade-mishaps', title: 'Grenade mishaps' },
  firstAid: { id: 'acquire-moveables/first-aid', title: 'First aid' },
  bleeding: { id: 'acquire-moveables/bleeding', title: 'Bleeding' },
  casting: { id: 'acquire-moveables/casting', title: 'Magic dice and spells' },
  doubles: { id: 'acquire-moveables/doubles', title: 'Doubles' },
  triples: { id: 'acquire-moveables/triples', title: 'Triples' },
  summoning: { id: 'acquire-moveables/summoning', title: 'Summons' },
  blast: { id: 'acquire-moveables/blast', title: 'An unfocused blast' },
  fleeing: { id: 'acquire-moveables/fleeing', title: 'Fleeing' },
} as const;

export type RuleName = (typeof rule)[keyof typeof rule];
