/** A reason that is set aside but doesn’t exist. */
import {
  bodiesNamed,
  calledInFull,
  found,
  isFirst,
  list,
  mayLack,
  meansReason,
  meansTheSame,
  originOf,
  poolsOf,
  quoted,
  reasonWords,
  sameSource,
  seededThrows,
  takingBack,
  type Announcement,
  type CheckContext,
  type Fact,
  type Finding,
  type LintRule,
  type Modifier,
  type PlayedRound,
  type Pool,
  type Scenario,
  type SetAside,
  type Words,
  example,
  nearest,
} from '../../engine/index.ts';

export const setsAsideNothing: LintRule = {
  id: 'sets-aside-nothing',
  severity: 'warning',
  title: 'A reason that is set aside but isn’t there',
  explanation:
    'A reason is set aside by the words that are shown with its throw: those in quotes where the reason is ' +
    'written, or else the name of its rule. Words that aren’t a reason for this announcement set nothing ' +
    'aside.',
  messages: {
    meant: '“{words}” isn’t a reason for {name} here, so nothing is set aside. Did you mean “{near}”?',
    other: '“{words}” isn’t a reason for {name} here, so nothing is set aside; the reasons here are {all}',
    none: '“{words}” sets nothing aside: {name} gains and loses nothing here',
    again: '“{words}” is already set aside, so this changes nothing',
    unthrown: '“{words}” sets nothing aside: nothing is thrown for this',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: punches Bill.
      advantage "the high ground"
-     sets aside "the hihg ground"
                 ^^^^^^^^^^^^^^^^^
+     sets aside "the high ground"
    Bill: kicks Ann.
`),
  late: true,
  *check(context) {
    const { scenario, ruleset } = context;
    const concerned = scenario.rounds.filter(({ announcements }) =>
      announcements.some(({ setsAside = [] }) => setsAside.length > 0),
    );
    if (concerned.length === 0) return;
    const seed = scenario.seed?.value ?? 1;
    const last = Math.max(...concerned.map(({ number }) => number));
    for (const { rounds } of ruleset.play(scenario, { throws: seededThrows(seed), seed, last })) {
      yield* rounds.slice(-1).flatMap((played) => foundIn(context, played));
      yield undefined;
    }
  },
};

function foundIn(context: CheckContext, played: PlayedRound): readonly Finding[] {
  const { scenario } = context;
  const round = scenario.rounds[played.index];
  if (round === undefined || mayLack(scenario, round)) return [];
  return round.announcements.flatMap((announcement) =>
    (announcement.setsAside ?? []).flatMap((words, index, all) => {
      if (all.slice(0, index).some(({ text }) => meansTheSame(text, words.text))) return [again(announcement, words)];
      const pools = poolsFor(scenario, announcement, played);
      const isElsewhere = !isFirst(scenario, round) && (pools.length === 0 || mayComeUp(context, words));
      const isMeant =
        isElsewhere ||
        isWrittenHere(announcement, words) ||
        reasonsIn(pools).some((reason) => meansReason(words.text, originOf(reason)));
      return isMeant ? [] : [nothingAt(scenario, announcement, words, pools)];
    }),
  );
}

function again(announcement: Announcement, words: SetAside): Finding {
  const fixes = [{ title: 'Remove it', certain: true, intents: takingBack(announcement, [words]) }];
  return found(setsAsideNothing, 'again', words.source, { words: words.text }, { fixes });
}

/** The pools of the announcers, and throws against them that belong to nobody in the cast. */
function poolsFor(scenario: Scenario, announcement: Announcement, { steps }: PlayedRound): readonly Pool[] {
  const names = new Set(bodiesOf(scenario, announcement).map(({ name }) => name));
  return steps.flatMap((step) =>
    poolsOf(step).filter(
      ({ who }) =>
        names.has(who) ||
        (sameSource(step.source, announcement.source) && !scenario.combatants.some(({ name }) => name === who)),
    ),
  );
}

/** Without reasons passed on by somebody else, which are set aside at their own announcement. */
function reasonsIn(pools: readonly Pool[]): readonly Modifier[] {
  return pools.flatMap(({ modifiers }) => modifiers).filter(({ givenBy }) => givenBy === undefined);
}

/** Whether it may be a reason in other courses, or in another state of the fight. */
function mayComeUp({ scenario, ruleset }: CheckContext, { text }: Words): boolean {
  const facts = [
    ...scenario.facts,
    ...scenario.rounds.flatMap((round) => [...round.facts, ...round.announcements.flatMap(({ clauses }) => clauses)]),
  ];
  return (
    ruleset.pages.some(({ title }) => meansReason(text, { title })) ||
    wordsOf(facts).some((words) => meansTheSame(words, text))
  );
}

/** Whether the announcement itself contains the reason: then it exists, even if it doesn't count. */
function isWrittenHere({ clauses }: Announcement, { text }: Words): boolean {
  return wordsOf(clauses).some((words) => meansTheSame(words, text));
}

function wordsOf(facts: readonly Fact[]): readonly string[] {
  const said: readonly (Fact & { readonly words?: Words })[] = facts;
  return said.flatMap(({ words }) => words?.text ?? []);
}

function nothingAt(scenario: Scenario, announcement: Announcement, words: SetAside, pools: readonly Pool[]): Finding {
  const labels = [...new Set(reasonsIn(pools).map(reasonWords))];
  const near = nearest(words.text, labels);
  const message =
    pools.length === 0 ? 'unthrown' : labels.length === 0 ? 'none' : near === undefined ? 'other' : 'meant';
  const name = list(bodiesOf(scenario, announcement).map(calledInFull));
  return found(
    setsAsideNothing,
    message,
    words.source,
    { words: words.text, name, near: near ?? '', all: list(labels.map((label) => `“${label}”`)) },
    {
      fixes: [
        ...(near === undefined
          ? []
          : [
              {
                title: `Write “${near}”`,
                certain: false,
                intents: [{ do: 'replace' as const, at: words.source, with: quoted(near) }],
              },
            ]),
        { title: 'Remove it', certain: false, intents: takingBack(announcement, [words]) },
      ],
    },
  );
}

function bodiesOf(scenario: Scenario, { actors }: Announcement): ReturnType<typeof bodiesNamed> {
  return actors.flatMap(({ id }) => bodiesNamed(scenario, id));
}
