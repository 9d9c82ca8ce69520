/** What is done to a thing, or tried, and nobody has said how hard it is. */
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement } from '../../../scenario.ts';
import { lastFact, type DemonCityFact } from '../facts.ts';
import { knownVerb } from '../verbs.ts';
import { actionKind, isOnThing } from '../vocabulary.ts';

export const unsetDifficulty: LintRule<DemonCityFact> = {
  id: 'unset-difficulty',
  severity: 'info',
  title: 'A task of which nobody says how hard it is',
  explanation: 'Attacks are made on somebody; the texts have no rule for shooting at a cable or kicking a door. That is a task, whose difficulty the Host sets: a number to beat, or one that the Host throws for. Without it, it simply happens.',
  messages: {
    thing: 'Nothing says how hard this is, so that it simply happens unless somebody gets in the way; add a difficulty, as “{clause}”',
  },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
round 1
  Ann: shoots "the cable".
//     ^^^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
round 1
  Ann: shoots "the cable".
    with Agility to beat 4
`,
  *check({ scenario }) {
    for (const announcement of scenario.rounds.flatMap(({ announcements }) => announcements)) yield* unset(announcement);
  },
};

function unset({ verb, kind, clauses, source }: Announcement<DemonCityFact>): readonly Finding[] {
  if (!isOnThing(verb.text, actionKind(kind)) || lastFact(clauses, 'difficulty') !== undefined) return [];
  const clause = `with ${usualStat(verb.text)} to beat 4`;
  return [found(unsetDifficulty, 'thing', verb.source, { clause }, {
    fixes: [{ title: `Add “${clause}”`, certain: false, intents: [{ do: 'add sentence after', at: source, text: clause }] }],
  })];
}

/** The stat with which the same is done to somebody. */
function usualStat(word: string): string {
  const kind = knownVerb(word)?.kind;
  return kind === 'close attack' || kind === 'grab' ? 'Toughness' : 'Agility';
}
