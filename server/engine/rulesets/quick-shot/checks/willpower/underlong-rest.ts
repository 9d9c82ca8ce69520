/** A rest that is too short to be one. */
import { example } from '../../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../../finding.ts';
import { count } from '../../../../play/words.ts';
import { castOf, fightersNamed, type Cast } from '../../cast.ts';
import { factsOf, type QuickShotFact, type Rest } from '../../facts.ts';
import { headFacts } from '../written.ts';
import { asBreather } from './rest-words.ts';

export const underlongRest: LintRule<QuickShotFact> = {
  id: 'underlong-rest',
  severity: 'warning',
  title: 'A rest of minutes',
  explanation:
    'Somebody has rested only after some hours. In a few minutes they catch their breath, which may bring back a single point.',
  messages: { short: 'A rest takes hours, and this one lasts {time}; in minutes somebody only catches their breath' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 2 of 5
  round 1
-   Rose rests for 20 minutes.
                   ^^
+   Rose catches her breath.
`),
  check: ({ scenario }) =>
    eachOnce(factsOf(headFacts(scenario), 'rest').flatMap((rest) => tooBrief(castOf(scenario), rest))),
};

/** How many hours are a few isn’t said, so that one is enough. */
function tooBrief(cast: Cast, fact: Rest): readonly Finding[] {
  const { who, for: lasting, moves } = fact;
  if (lasting === undefined || lasting.count.value / perHour[lasting.unit] >= 1) return [];
  const { count: number, unit } = lasting;
  return [
    found(
      underlongRest,
      'short',
      number.source,
      { time: count(number.value, unit.slice(0, -1)) },
      { fixes: moves.length > 0 ? [] : [asBreather(fact, fightersNamed(cast, who))] },
    ),
  ];
}

const perHour = { minutes: 60, hours: 1, days: 1 / 24 };
