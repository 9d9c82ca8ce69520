/** Checks of who acts before whom. */
import { write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { calledByRef, known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import type { Announcement, Scenario, Words } from '../../../scenario.ts';
import { sameSource, type Source } from '../../../source.ts';
import { baseIn, valueOf } from '../cast.ts';
import { attacks, type Deed } from '../deeds.ts';
import { factsOf, type AnnouncingOrder, type DemonCityFact } from '../facts.ts';
import { isDefence } from '../vocabulary.ts';
import { standingFacts, writtenRounds, type WrittenRound } from './written.ts';

export const orderAgainstAgility: LintRule<DemonCityFact> = {
  id: 'order-against-agility',
  severity: 'warning',
  title: 'An order that Agility contradicts',
  explanation:
    'The less agile announce first. A sentence can settle a tie, or give a place to somebody without ' +
    'Agility, but it can’t reverse the order.',
  messages: {
    contradicts: '{first} has Agility {quick} and {then} has {slow}, so {then} announces first despite this sentence',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 3  Toughness 2
+   Agility 2  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  situation "a cellar"
    Ann announces before Bill.
    ^^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    Ann: punches Bill.
    Bill: punches Ann.
`),
  *check({ scenario }) {
    const facts = [...scenario.facts, ...scenario.rounds.flatMap((round) => round.facts)];
    for (const order of factsOf(facts, 'announcing order')) {
      const pairs = known(order.first).flatMap((first) => known(order.then).map((then) => ({ first, then })));
      for (const { first, then } of pairs) {
        const [quick, slow] = [agility(scenario, first), agility(scenario, then)];
        if (quick === undefined || slow === undefined || quick <= slow) continue;
        yield found(orderAgainstAgility, 'contradicts', order.source, { first, then, quick, slow });
        break;
      }
    }
  },
};

function agility(scenario: Scenario, name: string): number | undefined {
  const combatant = scenario.combatants.find((each) => each.name === name);
  return combatant === undefined ? undefined : baseIn(scenario, combatant, 'Agility');
}

export const orderInACircle: LintRule<DemonCityFact> = {
  id: 'order-in-a-circle',
  severity: 'warning',
  title: 'A circular order',
  explanation:
    'The order of announcing needs a first place. If the sentences lead back to where they began, they ' +
    'settle nothing, and the order in which the combatants are written counts.',
  messages: {
    circle: '{then} already announces before {first}, directly or by way of others, so this settles nothing',
    self: '{first} can’t announce before {first}',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 2  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  combatant Carl (he) of the Host
    Agility 2  Toughness 2
  situation "a cellar"
    Ann announces before Bill.
    Bill announces before Carl.
-   Ann announces after Carl.
    ^^^^^^^^^^^^^^^^^^^^^^^^
-   Carl announces before Carl.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    Ann: punches Bill.
`),
  *check({ scenario }) {
    const reported = new Set<AnnouncingOrder>();
    const moments = [
      scenario.facts,
      ...scenario.rounds
        .filter((round) => factsOf(round.facts, 'announcing order').length > 0)
        .map((round) => standingFacts(scenario, round)),
    ];
    for (const facts of moments) {
      const after = new Map<string, Set<string>>();
      for (const order of factsOf(facts, 'announcing order')) {
        const pairs = known(order.first)
          .flatMap((first) => known(order.then).map((then) => ({ first, then })))
          .filter((pair) => isOpen(scenario, pair));
        const closing = pairs.find(({ first, then }) => first === then || reaches(after, then, first));
        for (const { first, then } of pairs) after.set(first, (after.get(first) ?? new Set()).add(then));
        if (closing === undefined || reported.has(order)) continue;
        reported.add(order);
        yield found(orderInACircle, closing.first === closing.then ? 'self' : 'circle', order.source, closing);
      }
    }
  },
};

/**
 * Whether a sentence can settle it: Agility settles unequal pairs, and a sentence against that is reported by another
 * check.
 */
function isOpen(
  scenario: Scenario<DemonCityFact>,
  { first, then }: { readonly first: string; readonly then: string },
): boolean {
  const [one, other] = [first, then].map((name) => {
    const combatant = scenario.combatants.find((each) => each.name === name);
    return combatant === undefined ? undefined : baseIn(scenario, combatant, 'Agility');
  });
  return one === undefined || other === undefined || one === other;
}

/** Whether one announces before the other, directly or by way of others. */
function reaches(after: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const name of seen) for (const next of after.get(name) ?? []) seen.add(next);
  return from !== to && seen.has(to);
}

export const fasterFoeNamed: LintRule<DemonCityFact> = {
  id: 'faster-foe-named',
  severity: 'info',
  title: 'A slower defender who knows what a faster foe will do',
  explanation:
    'The less agile announce first, without knowing what the quicker will choose. If there are several foes, ' +
    'a defence without a name holds against anybody who attacks; one that names a foe who announces later ' +
    'assumes something that hasn’t been said yet.',
  messages: {
    later:
      '{Actor} announces before {foe} and can’t know of the attack; without the name it is a defence against ' +
      'anybody who attacks',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Carl (he) of the Players
    Agility 1  Toughness 3
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
    Carl: moves "to the door".
-   Bill: dodges Ann.
                 ^^^
+   Bill: dodges.
    Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const deed of written.deeds.values()) yield* foreseen(written, deed);
    }
  },
};

/**
 * The equally agile announce in a random order, and a single foe needs no guessing: neither is the writer’s mistake.
 */
function foreseen({ cast, plan, deeds }: WrittenRound, deed: Deed): readonly Finding[] {
  const {
    actor,
    announcement: { actors, targets, verb },
  } = deed;
  const later = deed.targets.filter(
    (foe) =>
      valueOf(cast, foe, 'Agility') > valueOf(cast, actor, 'Agility') &&
      plan.order.indexOf(foe) > plan.order.indexOf(actor) &&
      attacks(deeds.get(foe.name), actor),
  );
  const [foe] = later;
  const ref = targets.find(
    (target) => target.id !== undefined && (target.id === foe?.name || target.id === foe?.combatant.creature?.id),
  );
  const last = targets.at(-1);
  if (!isDefence(deed.kind) || foe === undefined || ref === undefined || last === undefined || actors.length !== 1)
    return [];
  const foes = [...deeds.values()].filter((other) => other.actor.group !== actor.group && other.kind !== 'nothing');
  if (foes.length < 2) return [];
  const attackers = [...deeds.values()].filter((other) => attacks(other, actor));
  const same = attackers.every((other) => deed.targets.includes(other.actor));
  return [
    found(
      fasterFoeNamed,
      'later',
      ref.source,
      { ...naming('actor', actor), ...naming('foe', foe) },
      {
        fixes: [
          {
            title: 'Remove the name',
            certain: same,
            intents: [{ do: 'replace', at: { ...verb.source, end: last.source.end }, with: verb.text }],
          },
        ],
      },
    ),
  ];
}

/**
 * An announcement that depends on what others do, or waits for them. Tarot edition, "Slowest Character Announces What
 * They Want To Do".
 */
export const ifThen: LintRule<DemonCityFact> = {
  id: 'if-then',
  severity: 'error',
  title: 'An announcement that depends on others',
  explanation:
    'Everybody says what they will do when it is their turn, and that is what they do: no “if … then”, and ' +
    'no waiting to see what others choose. The quicker have heard the slower, and the slower decide without ' +
    'knowing. The announcement is played without its condition; `waits` alone means doing nothing, on ' +
    'purpose.',
  messages: {
    depends:
      'An announcement can’t depend on others, but “{words}” does; {actor} {have} to decide, and it is played ' +
      'without it',
    waits:
      'Nobody can wait for others, as in “{words}”: it is played as “waits” alone, so nothing is done this ' + 'round',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  combatant Carl (he) of the Host
    Agility 1  Toughness 3
  round 1
-   Carl: waits for Ann.
                ^^^^^^^
-   Bill: if Ann shoots, dodges.
          ^^^^^^^^^^^^^
-   Ann: punches Carl unless Bill dodges.
                      ^^^^^^^^^^^^^^^^^^
-     until Carl is down.
      ^^^^^^^^^^^^^^^^^^
+   Carl: waits.
+   Bill: dodges.
+   Ann: punches Carl.
`),
  *check({ scenario, ruleset }) {
    for (const announcement of scenario.rounds.flatMap((round) => round.announcements)) {
      const waits = announcement.verb.text === ruleset.vocabulary.dependence?.waiting;
      const actors = announcement.actors.map((each) => calledByRef(scenario, each));
      const data = { actor: list(actors), have: actors.length > 1 ? 'have' : 'has' };
      for (const on of announcement.dependsOn ?? []) {
        yield found(
          ifThen,
          waits ? 'waits' : 'depends',
          on.source,
          { words: on.text, ...data },
          { fixes: [inNextRound(on), without(announcement, on, waits)] },
        );
      }
    }
  },
};

/** A fix: the heading of a round can ask what has happened by then. */
function inNextRound({ source }: Words): Fix {
  return {
    title: 'Put it in the next round, with its condition',
    certain: false,
    intents: [{ do: 'put in next round', at: source }],
  };
}

/**
 * Words before the verb are removed with the blank or comma after them, words after it become a note; an announcement
 * that is only a condition becomes waiting.
 */
function without({ verb, source: whole }: Announcement<DemonCityFact>, { source, text }: Words, waits: boolean): Fix {
  if (sameSource(verb.source, source))
    return { title: `Write “${verb.text}”`, certain: false, intents: [{ do: 'replace', at: source, with: verb.text }] };
  if (source.sentence !== verb.source.sentence) return describe(source, text);
  const title = 'Announce it without a condition';
  if (source.start > verb.source.start) {
    const note = `note "${waits ? `${verb.text} ` : ''}${text.replaceAll('"', '’')}"`;
    return {
      title: `${title}, with the rest as a note`,
      certain: false,
      intents: [
        { do: 'remove', at: source },
        { do: 'add sentence after', at: whole, text: note },
      ],
    };
  }
  return { title, certain: false, intents: [{ do: 'replace', at: { ...source, end: verb.source.start }, with: '' }] };
}

/** On a line of its own it may be a result of the announcement; otherwise it becomes a note for the Host. */
function describe(source: Source, text: string): Fix {
  const [, fails, then] =
    /^(?:if|when) .+? (?:(misses|fails)|hits|succeeds)\s*[,:]? (?:then )?(.+)$/iu.exec(text) ?? [];
  const better = then === undefined ? `note "${text}"` : `on ${fails === undefined ? 'success' : 'failure'} "${then}"`;
  return write(better, source);
}

export const orderChecks: readonly LintRule<DemonCityFact>[] = [
  orderAgainstAgility,
  orderInACircle,
  ifThen,
  fasterFoeNamed,
];
