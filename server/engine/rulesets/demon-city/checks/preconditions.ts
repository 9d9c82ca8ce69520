/** Checks of what needs something that isn’t there: words to end, a holder to get free of, an actor who is up. */
import { remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import type { Announcement, NameRef, Round, Scenario } from '../../../scenario.ts';
import type { Fighter } from '../cast.ts';
import { decisionAbout } from '../change.ts';
import { bodiesOf } from '../deeds.ts';
import { endsWithRound, factsOf, sameWords, wordsOf, type DemonCityFact } from '../facts.ts';
import { conditionOf, isDown } from '../fight.ts';
import { actionKind } from '../vocabulary.ts';
import { actorsOf, mayBeBack, writtenRounds, type WrittenRound } from './written.ts';

export const nothingToEnd: LintRule<DemonCityFact> = {
  id: 'nothing-to-end',
  severity: 'warning',
  title: 'Nothing to end',
  explanation:
    '`no longer "…"` ends something that holds: an advantage, hindrance or distraction of the situation or ' +
    'of an earlier round, in the same words. What is written under an announcement holds for that ' +
    'announcement alone and ends by itself.',
  messages: {
    never: '“{words}” doesn’t hold in this round, so there is nothing to end; use the same words as where it begins',
    alone: '“{words}” holds for one announcement only, so there is nothing to end',
    lasted: '“{words}” holds for one round only and has ended by itself',
    ended: '“{words}” has already ended',
    first: 'It first ends here',
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
  round 1
-   no longer "the hill".
    ^^^^^^^^^^^^^^^^^^^^
    Ann: punches Bill.
-     advantage "he is off balance"
  round 2
    no longer "high ground".
-   no longer "he is off balance".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
- round 3
-   no longer "the high ground".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const round of scenario.rounds) {
      for (const end of factsOf(round.facts, 'no longer')) {
        const words = sameWords(end.words.text);
        const data = { words: end.words.text };
        const holds = (facts: readonly DemonCityFact[]): boolean =>
          says(
            facts.filter((fact) => !endsWithRound(fact)),
            words,
          );
        const fixes = [remove(end, undefined, false)];
        const earlier = scenario.rounds.filter((other) => other.number < round.number);
        if (!says(scenario.facts, words) && !earlier.some((other) => holds(other.facts))) {
          yield found(nothingToEnd, whyNot(earlier, words), end.source, data, { fixes });
          continue;
        }
        const before = endedBefore(scenario, round, words);
        if (before !== undefined)
          yield found(nothingToEnd, 'ended', end.source, data, {
            fixes,
            related: [{ source: before.source, message: 'first' }],
          });
      }
    }
  },
};

/** Why these words don’t hold: they ended by themselves, or never began. */
function whyNot(earlier: readonly Round<DemonCityFact>[], words: string): 'lasted' | 'alone' | 'never' {
  if (earlier.some((round) => says(round.facts, words))) return 'lasted';
  return earlier.some((round) => round.announcements.some((each) => says(each.clauses, words))) ? 'alone' : 'never';
}

function says(facts: readonly DemonCityFact[], words: string): boolean {
  return facts.some((fact) => fact.kind !== 'no longer' && sameWords(wordsOf(fact) ?? '') === words);
}

/**
 * The sentence that certainly ended it: in a round that is always played, with nothing since that may have begun it
 * again.
 */
function endedBefore(
  scenario: Scenario<DemonCityFact>,
  round: Round<DemonCityFact>,
  words: string,
): DemonCityFact | undefined {
  const certain = scenario.rounds
    .filter((other) => other.number < round.number && other.when === 'always')
    .flatMap((other) =>
      factsOf(other.facts, 'no longer')
        .filter((end) => sameWords(end.words.text) === words)
        .map((end) => ({ number: other.number, end })),
    );
  const last = certain.sort((one, other) => one.number - other.number).at(-1);
  if (last === undefined) return undefined;
  const again = scenario.rounds.some(
    (other) => other.number >= last.number && other.number < round.number && says(other.facts, words),
  );
  return again ? undefined : last.end;
}

export const heldByNobody: LintRule<DemonCityFact> = {
  id: 'held-by-nobody',
  severity: 'warning',
  title: 'Breaking free from nobody',
  explanation:
    'To break free, somebody has to be held: by a grab that succeeded in an earlier round, or because a sentence ' +
    'says so (`Ann is grabbed by Bill`). They have to beat the throw of the person who holds them.',
  messages: {
    free:
      'Nobody holds {name} when this round begins, and nobody tried to in an earlier round, so there is ' +
      'nothing to break free from; write who does, in the situation or at the head of the round: “{name} is ' +
      'grabbed by …”',
    other: '{Other} doesn’t hold {name}: {name} has to beat the throw of {holders}',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
+ situation "a cellar"
+   Ann is grabbed by Bill.
  round 1
    Bill: punches Ann.
    Ann: breaks free from Bill.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const announcement of written.round.announcements) {
        if (actionKind(announcement.kind) === 'escape') yield* freeOf(written, announcement);
      }
    }
  },
};

function freeOf(written: WrittenRound, announcement: Announcement<DemonCityFact>): readonly Finding[] {
  const { cast } = written;
  const actors = actorsOf(cast, announcement);
  const [actor] = actors;
  if (actor === undefined) return [];
  const held = actors.map((each) => mayHold(written, each)).filter((holds) => holds !== 'nobody');
  if (held.length === 0) return [found(heldByNobody, 'free', announcement.source, naming('name', actor))];
  const holders = [...new Set(held.flatMap((each) => (each === 'anybody' ? [] : each)))];
  if (actors.length > 1 || held.includes('anybody')) return [];
  return announcement.targets.flatMap((target) => {
    const others = target.id === undefined ? [] : bodiesOf(cast, target.id);
    if (others.length === 0 || others.some((other) => holders.includes(other))) return [];
    return [
      found(
        heldByNobody,
        'other',
        target.source,
        { ...naming('name', actor), ...naming('other', ...others), ...naming('holders', ...holders) },
        { fixes: rightly(target, holders) },
      ),
    ];
  });
}

/** A fix that names the holder instead, if there is only one. */
function rightly(target: NameRef, holders: readonly Fighter[]): Finding['fixes'] {
  const [holder] = holders;
  if (holder === undefined || holders.length > 1) return [];
  return [
    {
      title: `Write “${holder.name}”`,
      certain: false,
      intents: [{ do: 'replace', at: target.source, with: holder.name }],
    },
  ];
}

/**
 * Everybody whom the sentences up to this round make a possible holder; anybody, if a sentence says that somebody holds
 * on but not who.
 */
function mayHold(
  { scenario, cast, round: { number } }: WrittenRound,
  actor: Fighter,
): readonly Fighter[] | 'anybody' | 'nobody' {
  const before = scenario.rounds.filter((each) => each.number <= number);
  const isNamed = (refs: readonly NameRef[]): boolean =>
    refs.some(({ id }) => id !== undefined && bodiesOf(cast, id).includes(actor));
  const said = factsOf([...scenario.facts, ...before.flatMap((each) => each.facts)], 'state').filter(({ who }) =>
    isNamed(who),
  );
  const grabbed = [...factsOf(actor.traits, 'state'), ...said]
    .filter(({ state }) => state === 'grabbed')
    .map(({ by }) => (by?.id === undefined ? [] : bodiesOf(cast, by.id)));
  if (grabbed.some((by) => by.length === 0)) return 'anybody';
  const grabs = before
    .filter((each) => each.number < number)
    .flatMap((each) => each.announcements)
    .filter(({ kind, targets }) => actionKind(kind) === 'grab' && isNamed(targets));
  const holders = [...grabbed.flat(), ...grabs.flatMap((grab) => actorsOf(cast, grab))];
  return holders.length === 0 ? 'nobody' : holders;
}

export const announcesWhileOut: LintRule<DemonCityFact> = {
  id: 'announces-while-out',
  severity: 'warning',
  title: 'An announcement of somebody who is out of the fight',
  explanation:
    'Anybody below 0 Toughness does nothing until they are up again, and the text has no throw for that: the ' +
    'Host decides it, by `decides recovery of NAME: back up` at the head of the round or before. Without ' +
    'that they stay down, and what is announced for them doesn’t happen.',
  messages: {
    out: '{Name} is out of the fight, and nobody has decided that {name} is back up, so this doesn’t happen',
    still: 'You decided that {name} is still down, so this doesn’t happen',
    dead: '{Name} is out of the fight for good, so this doesn’t happen',
    decided: 'It was decided here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    is out of the fight
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
-   Bill: waits.
-   Ann: punches Bill.
    ^^^^^^^^^^^^^^^^^
- round 2
-   decides recovery of Ann: out for good.
-   Bill: waits.
- round 3
+   decides recovery of Ann: back up.
    Bill: waits.
    Ann: punches Bill.
    ^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const announcement of written.round.announcements) yield* outIn(written, announcement);
    }
  },
};

/** One sentence for several bodies still holds for those who are up, so it is reported only if all are out. */
function outIn(written: WrittenRound, announcement: Announcement<DemonCityFact>): readonly Finding[] {
  if (actionKind(announcement.kind) === 'nothing') return [];
  const actors = actorsOf(written.cast, announcement);
  const findings = actors.flatMap(({ name }) => outOf(written, announcement, name));
  return findings.length === actors.length ? findings.slice(0, 1) : [];
}

function outOf(written: WrittenRound, announcement: Announcement<DemonCityFact>, name: string): readonly Finding[] {
  const { cast, plan, round } = written;
  const who = cast.fighters.get(name);
  if (who === undefined || !isDown(conditionOf(plan.fight, name))) return [];
  const decision = decisionAbout(plan.context.facts, 'recovery', who);
  const related = decision === undefined ? {} : { related: [{ source: decision.source, message: 'decided' }] };
  if (decision?.recovery === 'out for good')
    return [found(announcesWhileOut, 'dead', announcement.source, naming('name', who), related)];
  if (decision?.recovery === 'still down')
    return [found(announcesWhileOut, 'still', announcement.source, naming('name', who), related)];
  if (mayBeBack(written, name, 'recovery')) return [];
  return [found(announcesWhileOut, 'out', announcement.source, naming('name', who), { fixes: [backUp(name, round)] })];
}

function backUp(name: string, round: Round<DemonCityFact>): Fix {
  return {
    title: `Decide that ${name} is back up`,
    certain: false,
    intents: [{ do: 'add sentence after', at: round.source, text: `decides recovery of ${name}: back up.` }],
  };
}

export const preconditionChecks: readonly LintRule<DemonCityFact>[] = [nothingToEnd, announcesWhileOut, heldByNobody];
