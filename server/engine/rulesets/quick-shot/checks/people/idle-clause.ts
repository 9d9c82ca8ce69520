/** What stands where it does nothing. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Prose, Scenario } from '../../../../scenario.ts';
import { castOf, fightersNamed } from '../../cast.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { headFacts } from '../written.ts';
import { foundInAnnouncements, type Announced } from './announced.ts';
import { idleClauses, idleProse } from './idle-where.ts';
import { remove } from '../../../../checking/mending.ts';
import { foundInBlocks, isOpponents } from './owners.ts';

export const idleClause: LintRule<QuickShotFact> = {
  id: 'idle-clause',
  severity: 'warning',
  title: 'A sentence that does nothing where it stands',
  explanation:
    'Risks, resources, drives and the like belong to what is rolled, and only attempts of the players’ characters are. What an attack gives whoever doesn’t avoid it stands below an opponent’s attack, and who demands a compulsion check, or what else tempts somebody there, below such a check.',
  messages: {
    threat:
      'An opponent’s attack isn’t rolled, so this changes nothing; write it below the attempt of whoever is attacked',
    nothing: 'Nothing is rolled for “{verb}”, so this changes nothing',
    attempt:
      'This says what an opponent’s attack does to a character, and means nothing below an attempt; write “on success” for what comes of it',
    opponent: 'Only an opponent’s attack on a character can hit, so this means nothing here',
    check: 'This belongs to a compulsion check, as “resists” announces one, so it changes nothing here',
    owner: 'Nobody rolls for {name}, so this changes nothing',
  },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  combatant the Thug (he) of the Host
  round 1
    the Thug: punches Tom.
      on hit "bruised ribs"
-     risk "he trips"
      ^^^^^^^^^^^^^^^
    Tom: gambles on "the door behind him".
      easy "roll with it" avoids the Thug
      common "reach the door"
-     called by the GM "a hard man"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  round 2
    Tom: does "catch his breath behind the door".
-     common "listen"
      ^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* foundInAnnouncements(scenario, idle);
    yield* opponents(scenario);
  },
};

function idle(announced: Announced): readonly Finding[] {
  const { announcement } = announced;
  const data = { verb: announcement.verb.text };
  return [
    ...announcement.clauses.flatMap((fact) => {
      const message = idleClauses(announced, fact);
      return message === undefined
        ? []
        : [found(idleClause, message, fact.source, data, { fixes: [remove(fact, announcement)] })];
    }),
    ...announcement.prose.flatMap((prose) => {
      const message = idleProse(announced, prose);
      return message === undefined
        ? []
        : [
            found(idleClause, message, prose.source, data, {
              fixes: message === 'attempt' ? [onSuccess(announced, prose)] : [],
            }),
          ];
    }),
  ];
}

/** What somebody’s attack is to do is told where it succeeds. */
function onSuccess({ announcement }: Announced, { text, source }: Prose): Fix {
  return {
    title: 'Write “on success”',
    certain: false,
    intents: [
      { do: 'remove sentence', at: source },
      { do: 'add sentence after', at: announcement.source, text: `on success ${quoted(text)}` },
    ],
  };
}

/** Drives and fatigue of those who never roll. */
function opponents(scenario: Scenario<QuickShotFact>): readonly Finding[] {
  const cast = castOf(scenario);
  const inBlocks = foundInBlocks(scenario, (fact, name) => {
    if ((fact.kind !== 'drive' && fact.kind !== 'fatigue') || !isOpponents(scenario, name)) return [];
    return [
      found(idleClause, 'owner', fact.source, naming('name', { called: cast.fighters.get(name)?.called ?? name }), {
        fixes: [remove(fact)],
      }),
    ];
  });
  const atHeads = factsOf(headFacts(scenario), 'tires').flatMap((fact) => {
    const who = fightersNamed(cast, fact.who);
    return who.length === 0 || who.some(({ isNpc }) => !isNpc)
      ? []
      : [found(idleClause, 'owner', fact.source, naming('name', ...who), { fixes: [remove(fact)] })];
  });
  return [...inBlocks, ...atHeads];
}
