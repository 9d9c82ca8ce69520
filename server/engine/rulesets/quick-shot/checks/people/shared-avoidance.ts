/** One action that is to avoid several attacks. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { list } from '../../../../play/words.ts';
import { quoted } from '../../../../quoting.ts';
import { fightersNamed, type Fighter } from '../../cast.ts';
import { deedsOf, type Deed } from '../../deeds.ts';
import { effectOf } from '../../difficulty.ts';
import { factsOf, type Action, type QuickShotFact } from '../../facts.ts';
import type { RoundContext } from '../../round-context.ts';
import { threatsIn } from '../../threats.ts';
import { foundInAttempts } from '../written.ts';
import { between } from '../../../../checking/mending.ts';

export const sharedAvoidance: LintRule<QuickShotFact> = {
  id: 'shared-avoidance',
  severity: 'warning',
  title: 'One action against several attacks',
  explanation:
    'Each attack gets an action of its own from whoever avoids it: three thugs who punch are three easy actions, beside whatever else the character does.',
  messages: { shared: 'This one action avoids {attacks}; each attack takes an action of its own' },
  ...example(`
  scenario "The alley"
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
-     easy "roll with it" avoids the Thug and the Boss
                                     ^^^^^^^^^^^^^^^^^
+     easy "roll with it" avoids the Thug
+     easy "step aside" avoids the Boss
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, ({ deed }, { context }) =>
      factsOf(deed.announcement.clauses, 'action').flatMap((action) => shared(action, avoided(context, deed, action))),
    ),
};

/** How many attacks of somebody one action is to avoid. */
interface Avoided {
  readonly foe: Fighter;
  readonly attacks: number;
}

/**
 * Where there are fewer actions against somebody than they have attacks, the first of those actions has all that are
 * left.
 */
function avoided({ cast, round }: RoundContext, { actor }: Deed, action: Action): readonly Avoided[] {
  const deeds = deedsOf(cast, round);
  const threats = threatsIn(cast, deeds).filter(({ on }) => on === actor);
  const actions = deeds
    .filter((deed) => deed.actor === actor)
    .flatMap(({ announcement: { clauses } }) => factsOf(clauses, 'action'));
  return fightersNamed(cast, action.avoids).flatMap((foe) => {
    const attacks = threats.filter(({ deed }) => deed.actor === foe).length;
    const against = actions.filter(({ avoids }) => fightersNamed(cast, avoids).includes(foe));
    return attacks === 0
      ? []
      : [{ foe, attacks: against[0] === action ? Math.max(1, attacks + 1 - against.length) : 1 }];
  });
}

function shared(action: Action, all: readonly Avoided[]): readonly Finding[] {
  const [first, last] = [action.avoids[0], action.avoids.at(-1)];
  if (all.reduce((sum, { attacks }) => sum + attacks, 0) < 2 || first === undefined || last === undefined) return [];
  const said = all.map(
    ({ foe: { called }, attacks }) => `${attacks === 1 ? 'an attack' : `${attacks} attacks`} of ${called}`,
  );
  return [
    found(
      sharedAvoidance,
      'shared',
      between(first.source, last.source),
      { attacks: list(said) },
      { fixes: [split(action, all)] },
    ),
  ];
}

/** The words of an action tell it apart, so that each but the first says which attack it is about. */
function split({ words, difficulty, after, source }: Action, all: readonly Avoided[]): Fix {
  const each = all.flatMap(({ foe: { called }, attacks }) =>
    Array.from({ length: attacks }, (_, at) => ({ called, about: at === 0 ? called : `${called}, attack ${at + 1}` })),
  );
  const level =
    difficulty === undefined
      ? 'action'
      : effectOf(difficulty.text) === undefined
        ? `difficulty ${difficulty.text}`
        : difficulty.text;
  const [first = '', ...others] = each.map(
    ({ called, about }, index) =>
      `${level} ${quoted(index === 0 ? words.text : `${words.text}: ${about}`)} avoids ${called}${after === undefined ? '' : ` after ${quoted(after.text)}`}`,
  );
  return {
    title: 'Give each attack its own action',
    certain: false,
    intents: [
      { do: 'replace', at: source, with: first },
      ...others.map((text) => ({ do: 'add sentence after' as const, at: source, text })),
    ],
  };
}
