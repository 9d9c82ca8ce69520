/** One action that is to avoid several attacks. */
import { naming } from '../../../../checking/naming.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import { fightersNamed, type Fighter } from '../../cast.ts';
import { deedsOf } from '../../deeds.ts';
import { effectOf } from '../../difficulty.ts';
import { factsOf, type Action, type QuickShotFact } from '../../facts.ts';
import { threatsIn } from '../../threats.ts';
import { foundInAttempts } from '../written.ts';
import { between } from './mending.ts';

export const sharedAvoidance: LintRule<QuickShotFact> = {
  id: 'shared-avoidance',
  severity: 'warning',
  title: 'One action against several attacks',
  explanation: 'Each attack gets an action of its own from whoever avoids it: three thugs who punch are three easy actions, beside whatever else the character does.',
  messages: { shared: 'This one action avoids the attacks of {foes}; each attack takes an action of its own' },
  bad: `scenario "The alley"
rules quick-shot
combatant Tom (he) of the Players
  Willpower 5
combatant the Thug (he) of the Host
combatant the Boss (he) of the Host
round 1
  the Thug: punches Tom.
    on hit "bruised ribs"
  the Boss: kicks Tom.
    on hit "a split lip"
  Tom: gambles on "the door behind him".
    common "reach the door"
    easy "roll with it" avoids the Thug and the Boss
//                                 ^^^^^^^^^^^^^^^^^
`,
  good: `scenario "The alley"
rules quick-shot
combatant Tom (he) of the Players
  Willpower 5
combatant the Thug (he) of the Host
combatant the Boss (he) of the Host
round 1
  the Thug: punches Tom.
    on hit "bruised ribs"
  the Boss: kicks Tom.
    on hit "a split lip"
  Tom: gambles on "the door behind him".
    common "reach the door"
    easy "roll with it" avoids the Thug
    easy "step aside" avoids the Boss
`,
  check: ({ scenario }) => foundInAttempts(scenario, ({ deed: { actor, announcement: { clauses } } }, { moment: { cast, round } }) => {
    const attackers = threatsIn(cast, deedsOf(cast, round)).filter(({ on }) => on === actor).map(({ deed }) => deed.actor);
    return factsOf(clauses, 'action').flatMap((action) => shared(action, fightersNamed(cast, action.avoids).filter((foe) => attackers.includes(foe))));
  }),
};

function shared(action: Action, foes: readonly Fighter[]): readonly Finding[] {
  const [first, last] = [action.avoids[0], action.avoids.at(-1)];
  if (foes.length < 2 || first === undefined || last === undefined) return [];
  return [found(sharedAvoidance, 'shared', between(first.source, last.source), naming('foes', ...foes), { fixes: [split(action, foes)] })];
}

/** The words of an action tell it apart, so that each but the first says whom it is about. */
function split({ words, difficulty, after, source }: Action, foes: readonly Fighter[]): Fix {
  const level = difficulty === undefined ? 'action' : effectOf(difficulty.text) === undefined ? `difficulty ${difficulty.text}` : difficulty.text;
  const [first = '', ...others] = foes.map(({ called }, index) => (
    `${level} ${quoted(index === 0 ? words.text : `${words.text}: ${called}`)} avoids ${called}${after === undefined ? '' : ` after ${quoted(after.text)}`}`));
  return {
    title: 'Give each attack its own action', certain: false,
    intents: [{ do: 'replace', at: source, with: first }, ...others.map((text) => ({ do: 'add sentence after' as const, at: source, text }))],
  };
}
