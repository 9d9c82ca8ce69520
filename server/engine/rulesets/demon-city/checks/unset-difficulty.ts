/** What is done to a thing, or tried, and nobody has said how hard it is. */
import { add } from '../../../checking/mending.ts';
import { bodiesNamed, statOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, Scenario } from '../../../scenario.ts';
import { isUncontested, type Deed } from '../deeds.ts';
import { lastFact, type DemonCityFact } from '../facts.ts';
import { knownVerb } from '../verbs.ts';
import { isOnThing } from '../vocabulary.ts';
import { writtenRounds } from './written.ts';

export const unsetDifficulty: LintRule<DemonCityFact> = {
  id: 'unset-difficulty',
  severity: 'info',
  title: 'A task of which nobody says how hard it is',
  explanation:
    'Attacks are made on somebody; the texts have no rule for shooting at a cable or kicking a door. That is a task, as picking a lock and looking for a key are, and the Host sets its difficulty: a number to beat, or one that the Host throws for. Without it, it simply happens. Where it can’t fail, `uncontested` says so.',
  messages: {
    thing:
      'Nothing says how hard this is, so that it simply happens unless somebody gets in the way; add a difficulty, as “{clause}”',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: shoots "the cable".
         ^^^^^^
-   Bill: picks "the lock".
          ^^^^^
+     with Agility to beat 4
+   Bill: picks "the lock" with Agility against 3.
`),
  *check({ scenario }) {
    for (const { deeds } of writtenRounds(scenario)) {
      const announcements = [...deeds.values()]
        .filter((deed) => isUnset(deed, deeds))
        .map(({ announcement }) => announcement);
      for (const announcement of new Set(announcements)) yield unset(scenario, announcement);
    }
  },
};

/**
 * What somebody gets in the way of is thrown for in any case, and what the Host calls uncontested may happen by itself.
 */
function isUnset(deed: Deed, deeds: ReadonlyMap<string, Deed>): boolean {
  const { verb, kind, clauses } = deed;
  if (kind !== 'task' || lastFact(clauses, 'difficulty') !== undefined) return false;
  if (isOnThing(verb, kind)) return true;
  const basis = knownVerb(verb)?.basis;
  const mayFail = basis === 'searching' || (basis === 'handling things' && !easyVerbs.includes(verb));
  return mayFail && lastFact(clauses, 'uncontested') === undefined && isUncontested(deed, deeds);
}

/** What succeeds unless somebody says why it shouldn’t. */
const easyVerbs = ['closes', 'lights', 'turns on', 'turns off', 'reads'];

function unset(scenario: Scenario<DemonCityFact>, { actors, verb, source }: Announcement<DemonCityFact>): Finding {
  const usual = usualStat(verb.text);
  const hasAll = actors
    .flatMap(({ id }) => bodiesNamed(scenario, id))
    .every((body) => statOf(scenario, body, usual) !== undefined);
  const clause = `with ${hasAll ? usual : 'Agility'} to beat 4`;
  return found(
    unsetDifficulty,
    'thing',
    verb.source,
    { clause },
    {
      fixes: [add(clause, source)],
    },
  );
}

/** The stat with which the same is done to somebody, or that the action calls for. */
function usualStat(word: string): string {
  const { kind, basis } = knownVerb(word) ?? {};
  if (basis === 'searching') return 'Perception';
  return kind === 'close attack' || kind === 'grab' || forcefulVerbs.includes(word) ? 'Toughness' : 'Agility';
}

const forcefulVerbs = ['breaks', 'smashes', 'kicks open', 'breaks down'];
