/** Checks of advantages, distractions and other asymmetries. */
import { removal, remove } from '../../../checking/mending.ts';
import { naming, namingRefs } from '../../../checking/naming.ts';
import { sayings } from '../../../checking/sayings.ts';
import { calledInFull, known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import type { Announcement, NameRef, Round, Scenario } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { isAnythingUnread } from '../../../unread.ts';
import type { Cast, Fighter } from '../cast.ts';
import { bodiesOf, facedBy, throwsInClash, type Deed } from '../deeds.ts';
import {
  claimedExtra,
  claimedLoss,
  endsWithRound,
  factKey,
  factsOf,
  type Advantage,
  type DemonCityFact,
  type Distraction,
  type Hindrance,
} from '../facts.ts';
import { areOpposites } from '../opposites.ts';
import { actionKind, isAttack, isDefence } from '../vocabulary.ts';
import { standingFacts, withOwners, writtenRounds, type WrittenRound } from './written.ts';

type Reason = Advantage | Distraction | Hindrance;

export const reasonForNobody: LintRule<DemonCityFact> = {
  id: 'reason-for-nobody',
  severity: 'warning',
  title: 'A reason that counts for nobody',
  explanation:
    'Under an announcement, an advantage or a hindrance belongs to the person who announces, and a distraction ' +
    'to the target. In the situation and at the head of a round you have to say whose it is: `advantage "the ' +
    'high ground" for Ann`, `hindrance "the mud" on Bill`, `distraction "the siren" on Bill`.',
  messages: { nobody: 'Nobody has this {kind}, so it has no effect; add “{word}” and a name' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  situation "a cellar"
-   advantage "the stairs".
    ^^^^^^^^^^^^^^^^^^^^^^
+   advantage "the stairs" for Ann.
  round 1
-   hindrance "the mud".
    ^^^^^^^^^^^^^^^^^^^
+   hindrance "the mud" on Bill.
    Bill: punches Ann.
    Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const { facts, announcement } of sayings(scenario)) {
      if (announcement === undefined)
        yield* eachOnce(
          facts.flatMap((fact) => (isReason(fact) && isOfNobody(fact) ? [ofNobody(scenario, fact)] : [])),
        );
    }
  },
};

/** Throws that the rules give by themselves are reported by another check. */
function isReason(fact: DemonCityFact): fact is Reason {
  if (fact.kind === 'advantage') return claimedExtra(fact.words.text) === undefined;
  return fact.kind === 'distraction' || (fact.kind === 'hindrance' && claimedLoss(fact.words.text) === undefined);
}

function isOfNobody(fact: Reason): boolean {
  return fact.kind === 'advantage' ? fact.for.length === 0 : fact.on.length === 0;
}

function ofNobody(scenario: Scenario<DemonCityFact>, fact: Reason): Finding {
  const word = fact.kind === 'advantage' ? 'for' : 'on';
  const names = owners(scenario).map((name): Fix => ({
    title: `Add “${word} ${name}”`,
    certain: false,
    intents: [{ do: 'replace', at: behindWords(fact), with: ` ${word} ${name}` }],
  }));
  return found(
    reasonForNobody,
    'nobody',
    fact.source,
    { kind: fact.kind, word },
    { fixes: [...names, remove(fact, undefined, false)] },
  );
}

/** The place after its words and its `same as`, or after the keyword if it has neither. */
function behindWords({ words, same, source, kind }: Reason): Source {
  const last = (same ?? words)?.source;
  return last === undefined
    ? { ...source, start: source.start + kind.length, end: source.start + kind.length }
    : { ...last, start: last.end };
}

/** The number of names offered as fixes. */
const mostOwners = 4;

/** Combatants who announce something, in the order of the cast. */
function owners({ rounds, combatants }: Scenario<DemonCityFact>): readonly string[] {
  const acting = new Set(
    rounds.flatMap(({ announcements }: Round<DemonCityFact>) =>
      announcements.flatMap(({ actors }) => actors.flatMap(({ id }) => id ?? [])),
    ),
  );
  return combatants
    .filter(({ name }) => acting.has(name))
    .slice(0, mostOwners)
    .map(calledInFull);
}

export const neverFaced: LintRule<DemonCityFact> = {
  id: 'never-faced',
  severity: 'info',
  title: 'An advantage or distraction that never counts',
  explanation:
    'An advantage over somebody counts if its owner faces them: attacks them or defends against them. A ' +
    'distraction counts for those who go after the distracted person. If nobody does so in any round, it gives ' +
    'no throw. Nothing is reported until those whom it is for announce something.',
  messages: {
    over:
      '{Owner} never faces {other}, so this never counts; name somebody whom {owner} faces, or leave out “over ' + '…”',
    here:
      '{Owner} doesn’t face {other} in this round, so this doesn’t count; name somebody whom {owner} faces, or ' +
      'leave out “over …”',
    after: 'Nobody ever goes after {name}, so this never counts',
    'after here': 'Nobody goes after {name} in this round, so this doesn’t count',
    'owner after': '{Owner} never goes after {name}, so this never counts; have {owner} do so, or remove it',
    'owner after here':
      '{Owner} doesn’t go after {name} in this round, so this doesn’t count; have {owner} do so, or remove it',
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
  /** Unread sentences may bring them together, so nothing is reported then. */
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
 * The rounds in which a fact may hold: its own, and later ones unless it ends with its own. Where it is ended early
 * makes no difference here.
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
 * Somebody who breaks free may be held by somebody other than is written, and superior advantages have another check.
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

/** It counts for those of whom somebody is unaware, or for everybody else. */
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

/** A fix that removes “over …” from an advantage, but keeps how long it lasts. */
function withoutOver({ for: owners, over, source }: Advantage): ReturnType<typeof remove> {
  const [start, end] = [owners.at(-1)?.source.end ?? source.start, over.at(-1)?.source.end ?? source.end];
  return {
    title: 'Remove who it is against',
    certain: false,
    intents: [{ do: 'remove', at: { ...source, start, end } }],
  };
}

export const givenAndTaken: LintRule<DemonCityFact> = {
  id: 'given-and-taken',
  severity: 'warning',
  title: 'The same asymmetry both given and taken',
  explanation:
    'If one side is better off than the other, the rules give it a throw and leave the other’s throws alone. ' +
    'If an advantage and a hindrance describe the same thing, in the same words, by `same as`, or with an ' +
    'opposite word of position (“the high ground” and “the low ground”), it counts once: as a throw given, ' +
    'not as one taken.',
  messages: {
    both:
      '“{taken}” is the reverse of “{given}”, which already gives a throw: the two count once and this takes ' +
      'nothing; drop the hindrance',
    same: '“{taken}” is the same as “{given}”, which already gives a throw, so it takes nothing; drop the hindrance',
    given: 'The throw is given here',
  },
  ...example(`
  scenario "The hill"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  situation "a hill"
    advantage "the high ground" for Ann over Bill.
-   hindrance "the low ground" on Bill.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    Ann: punches Bill.
`),
  *check({ scenario }) {
    const reported = new Set<DemonCityFact>();
    for (const round of scenario.rounds) {
      const places = saidIn(scenario, round);
      const advantages = factsOf(
        places.map(({ fact }) => fact),
        'advantage',
      );
      for (const { fact: hindrance, original, announcement } of places) {
        if (hindrance.kind !== 'hindrance' || reported.has(original)) continue;
        const given = advantages.find((advantage) => isSameAsymmetry(advantage, hindrance));
        if (given === undefined) continue;
        reported.add(original);
        yield found(
          givenAndTaken,
          factKey(given) === factKey(hindrance) ? 'same' : 'both',
          hindrance.source,
          { taken: hindrance.words.text, given: given.words.text },
          {
            fixes: [
              { title: `Drop “${hindrance.words.text}”`, certain: true, intents: [removal(hindrance, announcement)] },
            ],
            related: [{ source: given.source, message: 'given' }],
          },
        );
      }
    }
  },
};

interface Place {
  readonly fact: DemonCityFact;
  readonly original: DemonCityFact;
  readonly announcement?: Announcement<DemonCityFact>;
}

/** The facts that hold in a round and the clauses of its announcements, with their owners. */
function saidIn(scenario: Scenario<DemonCityFact>, round: Round<DemonCityFact>): readonly Place[] {
  return [
    ...standingFacts(scenario, round).map((fact) => ({ fact, original: fact })),
    ...round.announcements.flatMap((announcement) =>
      announcement.clauses.map((fact) => ({ fact: withOwners(fact, announcement), original: fact, announcement })),
    ),
  ];
}

function isSameAsymmetry(advantage: Advantage, hindrance: Hindrance): boolean {
  const between = known(hindrance.on).some((name) => known(advantage.over).includes(name));
  return (
    between && (factKey(advantage) === factKey(hindrance) || areOpposites(advantage.words.text, hindrance.words.text))
  );
}

/**
 * A distraction, given by the Host, of somebody who acts against the very person who acts. Tarot edition, "Distraction
 * Throw"; dice edition, "Distraction Die".
 */
export const distractionOfTheReady: LintRule<DemonCityFact> = {
  id: 'distraction-of-the-ready',
  severity: 'warning',
  title: 'A distraction of somebody who is ready',
  explanation:
    'People are distracted if they aren’t ready to defend themselves against the one who acts, or to strike ' +
    'back: they are busy with somebody or something else, or don’t know of it. Somebody who aims at that ' +
    'very person, or defends against them, is watching them. Somebody who only defends, against nobody in ' +
    'particular, is usually ready for everybody: that is for the Host to decide, so it is only a remark.',
  messages: {
    attacks: '{Target} attacks {actor} in this round, and so isn’t distracted from {actor}; it still counts',
    defends: '{Target} defends against {actor} in this round, and so isn’t distracted from {actor}; it still counts',
    ready:
      '{Target} only defends in this round, and so is ready for {actor} too, unless the Host decides ' +
      'otherwise; it still counts',
    announced: 'It is announced here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
    Bill: punches Ann.
    Ann: punches Bill.
-     distraction "the lamp falls"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const { round, deeds } of writtenRounds(scenario)) {
      for (const deed of deeds.values()) {
        for (const fact of factsOf(deed.clauses, 'distraction')) yield* ready(deeds, deed, fact, true);
        // A fact that holds for the whole round is about everybody else too, unless it names the actor.
        for (const fact of factsOf(round.facts, 'distraction'))
          if (known(fact.of).includes(deed.actor.name)) yield* ready(deeds, deed, fact, false);
      }
    }
  },
};

function ready(deeds: WrittenRound['deeds'], deed: Deed, fact: Distraction, under: boolean): readonly Finding[] {
  const concerned = deed.targets.filter(
    (target) => (under && fact.on.length === 0) || known(fact.on).includes(target.name),
  );
  const set = concerned
    .flatMap((target) => deeds.get(target.name) ?? [])
    .filter((theirs) => isSetAgainst(theirs, deed) || isReady(theirs));
  const [first] = set;
  if (first === undefined || set.length < concerned.length) return [];
  const only = under ? deed.announcement.actors.length === 1 : fact.on.length === 1 && fact.of.length === 1;
  const unsaid = set.find(isReady);
  return [
    found(
      unsaid === undefined ? distractionOfTheReady : { ...distractionOfTheReady, severity: 'info' },
      messageOf(unsaid ?? first),
      fact.source,
      { ...naming('target', (unsaid ?? first).actor), ...naming('actor', deed.actor) },
      {
        fixes: only ? [remove(fact, under ? deed.announcement : undefined, unsaid === undefined)] : [],
        related: [{ source: (unsaid ?? first).announcement.source, message: 'announced' }],
      },
    ),
  ];
}

function messageOf(theirs: Deed): 'attacks' | 'defends' | 'ready' {
  if (isAttack(theirs.kind)) return 'attacks';
  return isReady(theirs) ? 'ready' : 'defends';
}

/** Somebody who defends against nobody in particular: the Host may decide that they overlook somebody. */
function isReady({ kind, announcement }: Deed): boolean {
  return isDefence(kind) && announcement.targets.length === 0;
}

/** Whether their deed names the actor. */
function isSetAgainst(theirs: Deed, deed: Deed): boolean {
  return (isAttack(theirs.kind) || isDefence(theirs.kind)) && theirs.targets.includes(deed.actor);
}

export const namedForThemselves: LintRule<DemonCityFact> = {
  id: 'named-for-themselves',
  severity: 'warning',
  title: 'Somebody named as their own opponent',
  explanation:
    'Defences, help, advantages, shocks and the like are about somebody other than the person who has or ' +
    'does them. If both are the same person, they have no effect.',
  messages: {
    does: '{Name} can’t do this to {name}, so it has no target; name somebody else, or nobody',
    over: '{Name} can’t have an advantage over {name}, so this gives nothing',
    above: '{Name} can’t be above {name}, so this is a plain advantage',
    unaware: '{Name} can’t be unaware of {name}, so this changes nothing',
    shocks: '{Name} can’t shock {name}; the Calm Check is still thrown',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 3  Toughness 2  Calm 3
-   Calm Check 4
+   Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  situation "a cellar"
-   advantage "the high ground" for Ann over Ann.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-   Bill is unaware of Bill.
    ^^^^^^^^^^^^^^^^^^^^^^^
+   advantage "the high ground" for Ann over Bill.
  round 1
-   Ann shocks Ann.
    ^^^^^^^^^^^^^^
-   Ann: dodges Ann.
                ^^^
+   Ann: dodges Bill.
    Bill: punches Ann.
`),
  *check({ scenario }) {
    for (const { facts, announcement } of sayings(scenario)) {
      for (const fact of facts) yield* aboutThemselves(scenario, fact, announcement);
      if (announcement !== undefined) yield* againstThemselves(scenario, announcement);
    }
  },
};

/** Attacks on oneself are reported by another check. */
function againstThemselves(
  scenario: Scenario<DemonCityFact>,
  { kind, actors, targets }: Announcement<DemonCityFact>,
): readonly Finding[] {
  if (isAttack(actionKind(kind))) return [];
  return targets
    .filter((target) => actors.length === 1 && sameOne(actors, [target]))
    .map((target) => found(namedForThemselves, 'does', target.source, namingRefs(scenario, 'name', target)));
}

function aboutThemselves(
  scenario: Scenario<DemonCityFact>,
  fact: DemonCityFact,
  announcement: Announcement<DemonCityFact> | undefined,
): readonly Finding[] {
  const finding = (message: string, refs: readonly NameRef[]): readonly Finding[] => [
    found(namedForThemselves, message, fact.source, namingRefs(scenario, 'name', ...refs.slice(0, 1)), {
      fixes: [remove(fact, announcement, false)],
    }),
  ];
  switch (fact.kind) {
    case 'advantage': {
      const owners = fact.for.length > 0 ? fact.for : (announcement?.actors ?? []);
      if (sameOne(owners, fact.over)) return finding('over', owners);
      return fact.above !== undefined && sameOne(owners, [fact.above]) ? finding('above', owners) : [];
    }
    case 'distraction':
      return sameOne(fact.on, fact.of) ? finding('unaware', fact.on) : [];
    case 'shock':
      return sameOne([fact.by], fact.on) ? finding('shocks', fact.on) : [];
    default:
      return [];
  }
}

/** Whether two lists name the same single combatant. */
function sameOne(one: readonly NameRef[], other: readonly NameRef[]): boolean {
  const [a, b] = [known(one), known(other)];
  return one.length === 1 && other.length === 1 && a[0] !== undefined && a[0] === b[0];
}

export const asymmetryChecks: readonly LintRule<DemonCityFact>[] = [
  givenAndTaken,
  distractionOfTheReady,
  reasonForNobody,
  namedForThemselves,
  neverFaced,
];
