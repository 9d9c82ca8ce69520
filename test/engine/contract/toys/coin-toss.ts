/**
 * The smallest possible game: everybody flips a coin, best of three. docs/writing-a-game.md explains how it is written.
 */
import {
  announcedBy,
  below,
  bodiesNamed,
  calledInFull,
  defineGame,
  example,
  factsIn,
  found,
  noEvents,
  optional,
  plainPool,
  quoted,
  said,
  throwing,
} from '../../../../server/engine/game/index.ts';
import type {
  Announcement,
  Combatant,
  Events,
  FactOf,
  Game,
  LintRule,
  Moment,
  NameRef,
  Pool,
  PoolChange,
  Round,
  Rounds,
  RoundRecorder,
  RulePage,
  Stage,
  Types,
  Words,
} from '../../../../server/engine/game/index.ts';

interface Said {
  advantage: { words: Words; whose: readonly NameRef[] };
}
type Advantage = FactOf<Said>;
type Cast = { readonly stage: Stage<Advantage> };
/** The number of tosses that each has won, by name. */
type Match = { readonly wins: ReadonlyMap<string, number>; readonly events: Events };
type Flip = { readonly actor: Combatant; readonly announcement: Announcement<Advantage>; readonly pool: Pool };
type Plan = { readonly round: Round<Advantage>; readonly found: Match; readonly flips: readonly Flip[] };
type Recorder = RoundRecorder<Match, Plan, Cast>;

export interface CoinToss extends Types {
  readonly fact: Advantage;
  readonly cast: Cast;
  readonly state: Match;
  readonly plan: Plan;
  readonly recorder: Recorder;
}

const id = 'coin-toss';
const [part, from] = ['The toss', { system: 'Coin toss', edition: 'for tests', heading: 'The toss' }];
const more: RulePage = { id: 'coin-more', title: 'Advantage', part, says: 'Each advantage is one coin more.', from };
const says = 'Everybody flips a coin. Whoever alone shows heads wins; two wins beat all others.';
const page: RulePage = {
  id: 'coin-flip',
  title: 'The flip',
  part,
  says,
  from,
  checks: ['flip-alone'],
  next: [more.id],
};

/** Somebody who flips alone has no opponent. */
const flipAlone: LintRule<Advantage> = {
  id: 'flip-alone',
  severity: 'warning',
  title: 'A flip against nobody',
  explanation: 'One coin alone wins nothing from anybody.',
  messages: { alone: '{who} flips alone.' },
  ...example(`
  rules ${id}
  combatant Ann of the Players
  combatant Ben of the Host

  scenario "The last biscuit"
  round 1
-   Ann: flips.
    ^^^^^^^^^^^
+   Ann and Ben: flip.
`),
  *check({ scenario }) {
    for (const { announcements } of scenario.rounds) {
      const [first, ...others] = announcements.flatMap((announcement) =>
        announcement.actors.map(({ text }) => ({ text, announcement })),
      );
      if (first !== undefined && others.length === 0)
        yield found(this, 'alone', first.announcement.source, { who: first.text });
    }
  },
};

const isBeaten = ({ wins }: Match, name: string): boolean =>
  (wins.get(name) ?? 0) < 2 && [...wins.values()].some((won) => won >= 2);

function flipOf({ actor, announcement }: Pick<Flip, 'actor' | 'announcement'>, change?: PoolChange): Flip {
  const isTheirs = ({ whose }: Advantage): boolean => whose.length === 0 || whose.some(({ id }) => id === actor.name);
  const reasons = announcement.clauses.filter(isTheirs).map(({ words }) => words);
  const unit = { one: 'coin', many: 'coins', faces: 2 };
  const base = {
    base: 1,
    because: 'everybody has a coin',
    rule: page.id,
    keep: 'highest',
    from: 'coins',
    unit,
  } as const;
  return { actor, announcement, pool: plainPool({ actor, announcement, reasons, page: more }, base, change) };
}

function planOf({ stage }: Cast, found: Match, round: Round<Advantage>): Plan {
  const flips = round.announcements.flatMap((announcement) =>
    announcement.actors.flatMap((who) => bodiesNamed(stage, who.id)).map((actor) => flipOf({ actor, announcement })),
  );
  return { round, found, flips: flips.filter(({ actor }) => !isBeaten(found, actor.name)) };
}

/** The only one who shows heads wins. */
function toss(recorder: Recorder, { round, flips }: Plan, coins: readonly (readonly number[])[]): void {
  const best = coins.map((shown) => Math.max(...shown));
  const winner = best.filter((value) => value === 1).length === 1 ? flips[best.indexOf(1)]?.actor : undefined;
  const outcome = winner?.name ?? 'tie';
  recorder.comes('toss', outcome);
  for (const { actor } of flips) {
    recorder.comes(actor.name, actor === winner ? 'wins' : 'loses');
    (actor === winner ? recorder.events.succeeded : recorder.events.failed).add(actor.name);
  }
  const { wins } = recorder.fight;
  if (winner === undefined) recorder.events.happened.add('a tie');
  else recorder.goOnWith({ ...recorder.fight, wins: new Map(wins).set(winner.name, (wins.get(winner.name) ?? 0) + 1) });
  recorder.record(() => ({
    kind: 'toss',
    about: 'all',
    title: winner === undefined ? 'A tie' : `${calledInFull(winner)} wins the toss`,
    details: [
      {
        kind: 'contest',
        contest: 'toss',
        outcome,
        says: winners(flips).get(outcome) ?? '',
        parties: flips.map(({ actor, announcement: { source }, pool }, at) => {
          const results = (coins[at] ?? []).map((value) => ({
            label: value === 1 ? 'heads' : 'tails',
            value,
            kept: value === best[at],
          }));
          const [became, tone] = actor === winner ? (['wins', 'good'] as const) : (['loses', 'bad'] as const);
          return {
            who: actor.name,
            side: actor.side.text,
            action: 'flips',
            pool,
            results,
            value: best[at] ?? 0,
            outcome: became,
            tone,
            source,
          };
        }),
      },
    ],
    rule: page,
    source: round.source,
  }));
}

function tossing(plan: Plan): Moment<Recorder> {
  return throwing({
    draw: ({ throws }) => plan.flips.map(({ pool }) => Array.from({ length: pool.size }, () => throws.pick(2))),
    then: (recorder, coins) => {
      toss(recorder, plan, coins);
    },
  });
}

const namesOf = (flips: readonly Flip[]): readonly string[] => flips.map(({ actor }) => actor.name);
const winners = (flips: readonly Flip[]): ReadonlyMap<string, string> =>
  new Map([...namesOf(flips).map((name) => [name, `${name} wins`] as const), ['tie', 'a tie']]);

const rounds: Rounds<CoinToss> = {
  startOf: () => ({ wins: new Map(), events: noEvents }),
  toState: ({ stage }, match) => ({
    combatants: stage.combatants.map(({ name, side }) => ({
      name,
      side: side.text,
      tracks: [{ name: 'Wins', now: match.wins.get(name) ?? 0, base: 2 }],
      conditions: isBeaten(match, name) ? ['beaten'] : [],
      gear: [],
    })),
  }),
  isIn: (match, name, word) => word === 'beaten' && isBeaten(match, name),
  planOf,
  recounted: (plan, change) => ({ ...plan, flips: plan.flips.map((flip) => flipOf(flip, change)) }),
  momentsOf: (_cast, plan) => (plan.flips.length === 0 ? [] : [tossing(plan)]),
  figuresOf: (_cast, { round, flips }) => ({
    actions: flips.map(({ actor, announcement: { source }, pool }) => ({
      id: actor.name,
      actor: actor.name,
      verb: 'flips',
      words: `${calledInFull(actor)} flips`,
      pool,
      source,
      outcomes: new Map([
        ['wins', 'wins'],
        ['loses', 'loses'],
      ]),
    })),
    contests: [{ id: 'toss', kind: 'toss', parties: namesOf(flips), source: round.source, outcomes: winners(flips) }],
  }),
};

export const game: Game<CoinToss> = {
  id,
  title: 'Coin toss',
  about: 'Everybody flips a coin, and whoever alone shows heads wins; two wins beat all others.',
  vocabulary: {
    verbKinds: [{ kind: 'flip', doc: 'To flip a coin.', takes: '', attack: false }],
    verbs: [{ word: 'flips', kind: 'flip', takes: '', doc: 'Flips a coin.', from: from.heading }],
    states: [{ word: 'beaten', doc: 'Somebody else has won two tosses.', isOut: true }],
    reportedStates: ['beaten'],
    happenings: [{ word: 'a tie', doc: 'Nobody alone shows heads.' }],
  },
  sentences: [
    {
      id: 'advantage',
      places: ['announcement'],
      words: 'advantage {words:prose} [for {whose:names}]',
      means: factsIn<Advantage>()('advantage', { words: said.words, whose: optional.names }),
      doc: 'A reason for one coin more.',
      example: 'advantage "a lucky coin"',
    },
  ],
  checks: [flipAlone],
  pages: [page, more],
  rounds,
  trialSentences: {
    add: (scenario, round, who, amount, words) => {
      const announced = announcedBy(scenario, round, who);
      return announced === undefined || amount < 0
        ? undefined
        : below(announced.announcement, `advantage ${quoted(words)} for ${who}`);
    },
  },
  drafting: {
    starter: {
      title: 'A first toss, Coin toss',
      about: 'Two flip for it',
      text: `scenario "The last biscuit"\nrules ${id}\n\ncombatant Ann of the Players\ncombatant Ben of the Host\n\nround 1\n  Ann and Ben: flip.\n`,
      places: ['The last biscuit', 'Ann', 'Ben'],
    },
    announcements: (_scenario, who) => [[`${calledInFull(who)}: flips.`]],
  },
};

export const coinToss = defineGame(game);
