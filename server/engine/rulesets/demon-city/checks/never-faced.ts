/** An advantage over somebody whom its owner never faces, or a distraction of somebody after whom nobody ever is. */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { NameRef, Round, Scenario } from '../../../scenario.ts';
import { isAnythingUnread } from '../../../unread.ts';
import { naming } from '../../../checking/naming.ts';
import type { Cast, Fighter } from '../cast.ts';
import { bodiesOf, facedBy, throwsInClash, type Deed } from '../deeds.ts';
import { claimedExtra, endsWithRound, type Advantage, type DemonCityFact, type Distraction } from '../facts.ts';
import { remove } from '../../../checking/mending.ts';
import { writtenRounds, type WrittenRound } from './written.ts';

export const neverFaced: LintRule<DemonCityFact> = {
  id: 'never-faced',
  severity: 'info',
  title: 'An advantage or distraction that never counts',
  explanation:
    'An advantage over somebody counts where its owner faces them: is after them, or defends against them. A distraction counts for whoever is after the one who is distracted. Where nobody is in any round, it gives no throw. Nothing is said before those whom it is for announce anything.',
  messages: {
    over: '{Owner} never faces {other}, so this counts in no throw of any round; name somebody whom {owner} faces, or leave out over whom it is',
    here: '{Owner} doesn’t face {other} in this round, so this counts in no throw; name somebody whom {owner} faces, or leave out over whom it is',
    after: 'Nobody is ever after {name}, so this counts in no throw of any round',
    'after here': 'Nobody is after {name} in this round, so this counts in no throw',
    'owner after':
      '{Owner} never goes after {name}, so this counts in no throw of any round; let {owner} do so, or take it out',
    'owner after here':
      '{Owner} doesn’t go after {name} in this round, so this counts in no throw; let {owner} do so, or take it out',
  },
  ...example(`
  scenario "The hill"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatants Bill and Cy of the Host
    Agility 2  Toughness 3
  situation "a hill"
    advantage "the high ground" for Ann over Cy.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-   distraction "the dogs" on Cy.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    Bill: punches Ann.
    Ann: punches Bill.
+ round 2
+   Ann: punches Cy.
`),
  /** What can’t be read may be where they meet. */
  *check({ scenario }) {
    if (isAnythingUnread(scenario)) return;
    for (const { fact, round } of headFacts(scenario)) {
      if (fact.kind !== 'advantage' && fact.kind !== 'distraction') continue;
      const rounds = roundsOf(scenario, fact, round);
      const here = round !== undefined && rounds.length === 1;
      yield* fact.kind === 'advantage' ? unfaced(rounds, fact, here) : unsought(rounds, fact, here);
    }
  },
};

interface HeadFact {
  readonly fact: DemonCityFact;
  readonly round?: Round<DemonCityFact>;
}

function headFacts(scenario: Scenario<DemonCityFact>): readonly HeadFact[] {
  return [
    ...scenario.facts.map((fact) => ({ fact })),
    ...scenario.rounds.flatMap((round) => round.facts.map((fact) => ({ fact, round }))),
  ];
}

/**
 * The rounds in which it may hold: its own, and those of higher numbers unless it ends with its own. Where it is ended
 * earlier makes no difference here.
 */
function roundsOf(
  scenario: Scenario<DemonCityFact>,
  fact: DemonCityFact,
  own: Round<DemonCityFact> | undefined,
): readonly WrittenRound[] {
  return writtenRounds(scenario).filter(
    ({ round }) => own === undefined || round === own || (!endsWithRound(fact) && round.number > own.number),
  );
}

/**
 * Whoever breaks free may be held by somebody else than is written; what is above somebody’s is looked at elsewhere.
 */
function unfaced(rounds: readonly WrittenRound[], fact: Advantage, here: boolean): readonly Finding[] {
  const [cast] = rounds.map((each) => each.cast);
  if (
    cast === undefined ||
    fact.above !== undefined ||
    claimedExtra(fact.words.text) !== undefined ||
    !areKnown([...fact.for, ...fact.over])
  )
    return [];
  const [owners, others] = [fightersIn(cast, fact.for), fightersIn(cast, fact.over)];
  const deeds = rounds.flatMap((round) =>
    [...round.deeds.values()]
      .filter((deed) => owners.includes(deed.actor) && throwsInClash(deed))
      .map((deed) => ({ deed, round })),
  );
  if (deeds.length === 0 || others.length === 0 || others.every((other) => owners.includes(other))) return [];
  if (
    deeds.some(
      ({ deed, round }) => deed.kind === 'escape' || facedBy(deed, round.deeds).some((faced) => others.includes(faced)),
    )
  )
    return [];
  return [
    found(
      neverFaced,
      here ? 'here' : 'over',
      fact.source,
      { ...naming('owner', ...owners), ...naming('other', ...others) },
      {
        fixes: [withoutOver(fact), remove(fact, undefined, false)],
      },
    ),
  ];
}

/** Those for whom it counts are of whom somebody is unaware, or everybody else. */
function unsought(rounds: readonly WrittenRound[], fact: Distraction, here: boolean): readonly Finding[] {
  const [cast] = rounds.map((each) => each.cast);
  if (cast === undefined || !areKnown([...fact.on, ...fact.of])) return [];
  const [on, of] = [fightersIn(cast, fact.on), fightersIn(cast, fact.of)];
  const mayGain = ({ actor }: Deed): boolean => !on.includes(actor) && (of.length === 0 || of.includes(actor));
  const deeds = rounds.flatMap((round) =>
    [...round.deeds.values()].filter((deed) => throwsInClash(deed) && mayGain(deed)),
  );
  const [first] = on;
  if (first === undefined || !deeds.some(({ actor }) => actor.group !== first.group)) return [];
  if (deeds.some(({ kind, targets }) => kind === 'escape' || targets.some((target) => on.includes(target)))) return [];
  const message = here ? 'after here' : 'after';
  return [
    found(
      neverFaced,
      of.length === 0 ? message : `owner ${message}`,
      fact.source,
      { ...naming('name', ...on), ...naming('owner', ...of) },
      { fixes: [remove(fact, undefined, false)] },
    ),
  ];
}

function areKnown(refs: readonly NameRef[]): boolean {
  return refs.every(({ id }) => id !== undefined);
}

function fightersIn(cast: Cast, refs: readonly NameRef[]): readonly Fighter[] {
  return [...new Set(known(refs).flatMap((id) => bodiesOf(cast, id)))];
}

/** Takes out over whom an advantage is; how long it lasts stays. */
function withoutOver({ for: owners, over, source }: Advantage): ReturnType<typeof remove> {
  const [start, end] = [owners.at(-1)?.source.end ?? source.start, over.at(-1)?.source.end ?? source.end];
  return { title: 'Leave out over whom', certain: false, intents: [{ do: 'remove', at: { ...source, start, end } }] };
}
