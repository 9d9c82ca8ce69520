/** The ids and names of the rules that modifiers, steps and findings speak of; each has a page. */

/** The game’s own name, by which scenarios choose it. */
export const id = 'demon-city-2018';

export const rule = {
  situational: { id: 'demon-city-2018/situational-advantage', title: 'Situational advantage' },
  superior: { id: 'demon-city-2018/superior-advantage', title: 'Superior advantage of the same kind' },
  higherStat: { id: 'demon-city-2018/higher-stat', title: 'Higher Stat Throw' },
  distraction: { id: 'demon-city-2018/distraction', title: 'Distraction Throw' },
  defense: { id: 'demon-city-2018/defense', title: 'Defense Throw' },
  weapon: { id: 'demon-city-2018/weapon', title: 'Weapon Throw' },
  supernatural: { id: 'demon-city-2018/supernatural', title: 'Supernatural Throw' },
  lost: { id: 'demon-city-2018/lost-throw', title: 'Lost throw' },
  calledShot: { id: 'demon-city-2018/called-shot', title: 'Lost throw for a Called Shot' },
  oneThrow: { id: 'demon-city-2018/two-throws-lowest', title: 'Two thrown, the lower counts' },
  injury: { id: 'demon-city-2018/injury', title: 'Lost throw for Injury' },
  passedOn: { id: 'demon-city-2018/give-not-take', title: 'Give throws, don’t take them' },
  order: { id: 'demon-city-2018/announcing-order', title: 'The slowest announces first' },
  uncontested: { id: 'demon-city-2018/uncontested', title: 'Uncontested actions' },
  clash: { id: 'demon-city-2018/clash', title: 'Throwing for a Clash' },
  winningSide: { id: 'demon-city-2018/winning-side', title: 'The side with the highest throw wins' },
  tie: { id: 'demon-city-2018/tie', title: 'Ties' },
  attack: { id: 'demon-city-2018/highest-attack', title: 'The highest attack of the winning side' },
  stalemate: { id: 'demon-city-2018/stalemate', title: 'Stalemate' },
  others: { id: 'demon-city-2018/other-actions', title: 'Other actions of the winning side' },
  damage: { id: 'demon-city-2018/damage', title: 'Damage' },
  recovery: { id: 'demon-city-2018/recovery', title: 'Out of the fight' },
  calm: { id: 'demon-city-2018/calm-check', title: 'Calm Checks' },
  significator: { id: 'demon-city-2018/significator', title: 'Significators' },
  fool: { id: 'demon-city-2018/the-fool', title: 'The Fool' },
  decks: { id: 'demon-city-2018/decks', title: 'The two decks' },
  horrorCard: { id: 'demon-city-2018/horror-card', title: 'A Horror’s own card' },
  placement: { id: 'demon-city-2018/free-placement', title: 'Free placement' },
} as const;

export type RuleName = (typeof rule)[keyof typeof rule];
