/** An opponent who gambles, or resists a temptation. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type Intent, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import { belowAnnouncement, unsaid } from '../../../../rewriting.ts';
import type { QuickShotFact } from '../../facts.ts';
import { actionKind } from '../../vocabulary.ts';
import { foundInAnnouncements, isAll, type Announced } from './announced.ts';

export const npcGamble: LintRule<QuickShotFact> = {
  id: 'npc-gamble',
  severity: 'warning',
  title: 'An opponent who gambles',
  explanation:
    'Only the players roll. What an opponent does beside attacking characters simply happens, or a character gambles to prevent it; for an opponent’s own gamble or temptation the text has no roll.',
  messages: {
    gamble:
      'Only characters of the players gamble, so nothing is rolled for {name}; say that it happens, or let a character gamble against it',
    check: 'Only characters of the players make compulsion checks, so nothing is rolled for {name}; say what happens',
  },
  ...example(`
  scenario "The depot"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  combatant the Guard (he) of the Host
  round 1
-   the Guard: gambles on "locking the gate in time".
               ^^^^^^^
-     common "turn the key"
-     risk "the key breaks"
+   the Guard: does "locking the gate in time".
    Rose: gambles on "the far side of the gate".
      common "slip through"
`),
  check: ({ scenario }) => foundInAnnouncements(scenario, gambling),
};

/** Verbs that say no more than that something is attempted. */
const attempting: ReadonlySet<string> = new Set(['gambles', 'tries', 'attempts']);

/** Of what no roll is asked for, as `runs`, it is clear that it simply happens. */
function gambling(announced: Announced): readonly Finding[] {
  const { announcement, actors } = announced;
  const { verb, kind } = announcement;
  if (!isAll(announced, 'unrolled gamble')) return [];
  const isCheck = actionKind(kind) === 'compulsion check';
  if (!isCheck && !attempting.has(verb.text) && ownClauses(announced).length === 0) return [];
  return [
    found(npcGamble, isCheck ? 'check' : 'gamble', verb.source, naming('name', ...actors), {
      fixes: happens(announced, isCheck),
    }),
  ];
}

/** What belongs to an attempt; bets have a check of their own. */
function ownClauses({ announcement: { clauses } }: Announced): readonly QuickShotFact[] {
  return clauses.filter(({ kind }) => kind !== 'bet' && kind !== 'deals wound');
}

/** The goal as something that is done; of a check, that it holds. */
function happens({ announcement }: Announced, isCheck: boolean): readonly Fix[] {
  const { verb, object, clauses } = announcement;
  if (object?.source.sentence !== verb.source.sentence) return [];
  const intents: readonly Intent[] = [
    {
      do: 'replace',
      at: { ...verb.source, end: object.source.end },
      with: `does ${quoted(isCheck ? `resist ${object.text}` : object.text)}`,
    },
    ...unsaid(belowAnnouncement(announcement), clauses),
  ];
  return [{ title: 'Say that it happens', certain: false, intents }];
}
