/**
 * A toy game with what the coin toss lacks: the order of a round is drawn, everybody acts in turn on what is left of
 * the fight, a thing is used up, and a throw can be pinned.
 */
import {
  among,
  announcedBy,
  below,
  bodiesNamed,
  calledInFull,
  carriedBy,
  defineGame,
  example,
  factsIn,
  found as finding,
  happening,
  list,
  noEvents,
  optional,
  partiesOf,
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
  Words,
} from '../../../../server/engine/game/index.ts';
import { belowAnnouncement, said as written, unsaid } from '../../../../server/engine/rewriting.ts';

interface Table {
  advantage: { words: Words; whose: readonly NameRef[] };
  shows: { face: 'heads' | 'tails'; whose: readonly NameRef[] };
}
type Said = FactOf<Table>;
type Pin = FactOf<Table, 'shows'>;
interface Cast {
  readonly stage: Stage<Said>;
}
interface Chase {
  readonly caught: ReadonlySet<string>;
  /** Those whose spare coin is used up. */
  readonly spent: ReadonlySet<string>;
  readonly events: Events;
}
interface Deed {
  readonly actor: Combatant<Said>;
  readonly target: Combatant<Said> | undefined;
  readonly announcement: Announcement<Said>;
  readonly pool: Pool;
  readonly pin: Pin | undefined;
}
interface Plan {
  readonly round: Round<Said>;
  readonly found: Chase;
  readonly deeds: readonly Deed[];
  /** Pins below announcements of people other than those whose coins they pin. */
  readonly strays: readonly Pin[];
}
type Recorder = RoundRecorder<Chase, Plan, Cast>;

interface CutAndRun {
  readonly fact: Said;
  readonly cast: Cast;
  readonly state: Chase;
  readonly plan: Plan;
  readonly recorder: Recorder;
}

const id = 'cut-and-run';
const spare = 'spare coin';
const start: Chase = { caught: new Set(), spent: new Set(), events: noEvents };
const [part, from] = ['The chase', { system: 'Cut and run', edition: 'for tests', heading: 'The chase' }];
const page: RulePage = {
  id: 'chase-turns',
  title: 'In turn',
  part,
  says: 'The order is drawn. In turn, everybody who isn’t caught flips a coin, and catches somebody with heads.',
  from,
  next: ['chase-advantage', 'chase-spare'],
};
const advantage: RulePage = {
  id: 'chase-advantage',
  title: 'Advantage',
  part,
  says: 'Each advantage is one coin more.',
  from,
};
const spareCoin: RulePage = {
  id: 'chase-spare',
  title: 'Spare coin',
  part,
  says: 'Whoever misses flips the spare coin, if they carry one, and has it no more.',
  from,
};

const isPin = (fact: Said): fact is Pin => fact.kind === 'shows';
const isFor = ({ whose }: Said, { name }: Combatant): boolean =>
  whose.length === 0 || whose.some((each) => each.id === name);

function deedOf(
  { actor, announcement, target }: Pick<Deed, 'actor' | 'announcement' | 'target'>,
  change?: PoolChange,
): Deed {
  const own = announcement.clauses.filter((fact) => isFor(fact, actor));
  const reasons = own.flatMap((fact) => (fact.kind === 'advantage' ? [fact.words] : []));
  const unit = { one: 'coin', many: 'coins', faces: 2 };
  const base = {
    base: 1,
    because: 'everybody has a coin',
    rule: page.id,
    keep: 'highest',
    from: 'coins',
    unit,
  } as const;
  const pool = plainPool({ actor, announcement, reasons, page: advantage }, base, change);
  return { actor, target, announcement, pool, pin: own.filter(isPin).at(-1) };
}

function planOf({ stage }: Cast, found: Chase, round: Round<Said>): Plan {
  const deeds = round.announcements.flatMap((announcement) =>
    announcement.actors
      .flatMap((who) => bodiesNamed(stage, who.id))
      .map((actor) => deedOf({ actor, announcement, target: bodiesNamed(stage, announcement.targets[0]?.id)[0] })),
  );
  const strays = round.announcements.flatMap(({ clauses, actors }) => {
    const announcing = actors.flatMap((who) => bodiesNamed(stage, who.id));
    return clauses.filter(isPin).filter((pin) => !announcing.some((actor) => isFor(pin, actor)));
  });
  return { round, found, strays, deeds: deeds.filter(({ actor }) => !found.caught.has(actor.name)) };
}

const strayPin: LintRule<Said> = {
  id: 'stray-pin',
  severity: 'warning',
  title: 'A pin for nobody who announces',
  explanation: 'What a coin shows is written below the announcement of whoever flips it.',
  messages: { stray: 'This pins no coin here.' },
  ...example(`
  scenario "The lane"
  rules ${id}
  combatant Ann of the Players
  combatant Ben of the Host
  round 1
    Ann: chases Ben.
-     shows heads for Ben
      ^^^^^^^^^^^^^^^^^^^
+     shows heads
`),
  *check({ scenario }) {
    for (const round of scenario.rounds)
      for (const { source } of planOf({ stage: scenario }, start, round).strays) yield finding(this, 'stray', source);
  },
};

/** The deeds in a drawn order. */
function inAnyOrder({ throws }: Recorder, deeds: readonly Deed[]): readonly Deed[] {
  const left = [...deeds];
  return deeds.flatMap(() => left.splice(throws.pick(left.length), 1));
}

function momentsOf(cast: Cast, { round, deeds }: Plan): readonly Moment<Recorder>[] {
  return [
    throwing({
      draw: (recorder) => inAnyOrder(recorder, deeds),
      then: (recorder, order) => {
        if (order.length > 1)
          recorder.record(() => ({
            kind: 'order',
            about: 'all',
            title: `In turn: ${list(order.map(({ actor }) => calledInFull(actor)))}`,
            rule: page,
            source: round.source,
          }));
        return order.map((deed) => turn(cast, deed));
      },
    }),
  ];
}

/** Somebody who has been caught before their turn does nothing. */
function turn(cast: Cast, deed: Deed): Moment<Recorder> {
  const { actor, pool, pin } = deed;
  const flipped = (count: number): Moment<Recorder> =>
    throwing({
      draw: ({ throws }): readonly number[] =>
        Array.from({ length: count }, (_, coin) =>
          pin !== undefined && coin === 0 ? Number(pin.face === 'heads') : throws.pick(2),
        ),
      then: (recorder, coins) => {
        const hasSpare =
          !recorder.fight.spent.has(actor.name) && carriedBy(cast.stage, actor).some(({ text }) => text === spare);
        if (coins.includes(1) || !hasSpare) {
          flip(recorder, deed, coins);
          return;
        }
        recorder.goOnWith({ ...recorder.fight, spent: new Set([...recorder.fight.spent, actor.name]) });
        return [again(coins)];
      },
    });
  const again = (coins: readonly number[]): Moment<Recorder> =>
    throwing({
      draw: ({ throws }) => throws.pick(2),
      then: (recorder, coin) => flip(recorder, deed, [...coins, coin]),
    });
  return happening((recorder) => (recorder.fight.caught.has(actor.name) ? undefined : [flipped(pool.size)]));
}

function flip(recorder: Recorder, { actor, target, announcement, pool, pin }: Deed, coins: readonly number[]): void {
  const isHit = coins.includes(1);
  const outcome = isHit ? 'hits' : 'misses';
  recorder.comes(`flip/${actor.name}`, outcome);
  recorder.comes(actor.name, outcome);
  (isHit ? recorder.events.succeeded : recorder.events.failed).add(actor.name);
  if (isHit && target !== undefined)
    recorder.goOnWith({ ...recorder.fight, caught: new Set([...recorder.fight.caught, target.name]) });
  recorder.record(() => ({
    kind: 'flip',
    about: actor.name,
    actor: actor.name,
    title: `${calledInFull(actor)} ${isHit ? 'shows heads' : 'shows no heads'}`,
    tone: isHit ? 'good' : 'bad',
    details: [
      {
        kind: 'contest',
        contest: `flip/${actor.name}`,
        outcome,
        says: outcome,
        parties: [
          {
            who: actor.name,
            side: actor.side.text,
            action: 'flips',
            pool,
            results: coins.map((value, coin) => ({
              label: value === 1 ? 'heads' : 'tails',
              value,
              kept: coin === Math.max(0, coins.indexOf(1)),
              ...(coin === 0 && pin !== undefined ? { pinned: pin.source } : {}),
            })),
            value: Number(isHit),
            outcome,
            beyond: '',
            tone: isHit ? 'good' : 'bad',
            source: announcement.source,
          },
        ],
      },
    ],
    rule: coins.length > pool.size ? spareCoin : page,
    source: announcement.source,
  }));
}

const rounds: Rounds<CutAndRun> = {
  startOf: () => start,
  toState: ({ stage }, { caught, spent }) => ({
    combatants: stage.combatants.map((combatant) => ({
      name: combatant.name,
      side: combatant.side.text,
      tracks: [],
      conditions: caught.has(combatant.name) ? ['caught'] : [],
      gear: carriedBy(stage, combatant)
        .map(({ text }) => text)
        .filter((thing) => thing !== spare || !spent.has(combatant.name)),
    })),
  }),
  isIn: ({ caught }, name, word) => word === 'caught' && caught.has(name),
  planOf,
  inspect: (_cast, { strays }) => strays.map(({ source }) => ({ check: strayPin.id, source })),
  recounted: (plan, change) => ({ ...plan, deeds: plan.deeds.map((deed) => deedOf(deed, change)) }),
  momentsOf,
  figuresOf: (_cast, { deeds }) => ({
    actions: deeds.map(({ actor, target, announcement: { source }, pool }) => ({
      id: actor.name,
      actor: actor.name,
      verb: 'chases',
      ...(target === undefined ? {} : { target: target.name }),
      words: `${calledInFull(actor)} chases${target === undefined ? '' : ` ${calledInFull(target)}`}`,
      pool,
      source,
      outcomes: new Map([['hits', 'hits']]),
    })),
    contests: deeds.map(({ actor: { name }, announcement: { source } }) => ({
      id: `flip/${name}`,
      kind: 'flip',
      parties: [name],
      source,
      outcomes: new Map([
        ['hits', 'hits'],
        ['misses', 'misses'],
      ]),
    })),
  }),
};

const fact = factsIn<Said>();

export const cutAndRun = defineGame<CutAndRun>({
  id,
  title: 'Cut and run',
  about: 'In an order that is drawn, everybody flips a coin, and catches somebody with heads.',
  vocabulary: {
    things: [{ word: spare, doc: 'One flip more, once.', declaration: spare }],
    verbKinds: [{ kind: 'chase', doc: 'To go after somebody.', takes: '{target}', attack: true }],
    verbs: [{ word: 'chases', kind: 'chase', takes: '{target}', doc: 'Goes after somebody.', from: from.heading }],
    states: [{ word: 'caught', doc: 'Somebody has been caught, and does nothing more.', isOut: true }],
    reportedStates: ['caught'],
  },
  sentences: [
    {
      id: 'advantage',
      places: ['announcement'],
      words: 'advantage {words:prose} [for {whose:names}]',
      means: fact('advantage', { words: said.words, whose: optional.names }),
      doc: 'A reason for one coin more.',
      example: 'advantage "a head start"',
    },
    {
      id: 'shows',
      places: ['announcement'],
      words: 'shows {face:heads|tails} [for {whose:names}]',
      means: fact('shows', { face: among('tails', 'heads'), whose: optional.names }),
      doc: 'What the first coin shows.',
      example: 'shows heads',
    },
  ],
  checks: [strayPin],
  pages: [page, advantage, spareCoin],
  rounds,
  isPin,
  trialSentences: {
    add: (scenario, round, who, amount, words) => {
      const announced = announcedBy(scenario, round, who);
      return announced === undefined || amount < 0
        ? undefined
        : below(announced.announcement, `advantage ${quoted(words)} for ${who}`);
    },
    forcing: (scenario, round, step, who) => {
      const announced = announcedBy(scenario, round, who);
      const party = partiesOf(step).find((each) => each.who === who);
      if (announced === undefined || party === undefined) return undefined;
      const { announcement, isAlone } = announced;
      const pins = announcement.clauses.filter(
        (fact): fact is Pin => fact.kind === 'shows' && fact.whose.some(({ id: named }) => named === who),
      );
      const own = announcement.clauses.filter((fact): fact is Pin => fact.kind === 'shows' && isAlone);
      const all = [...new Set([...own, ...pins])];
      const stand = belowAnnouncement(announcement);
      return {
        slots: ['the first coin'],
        faces: [['heads', 'tails']],
        now: [all.at(-1)?.face],
        slotOf: party.results.map((_, coin) => (coin === 0 ? 0 : undefined)),
        write: ([face]) =>
          typeof face === 'string' ? written(stand, all, `shows ${face} for ${who}`) : unsaid(stand, all),
      };
    },
  },
  drafting: {
    starter: {
      title: 'A first chase, Cut and run',
      about: 'Two are after each other',
      text: `scenario "The orchard"\nrules ${id}\n\ncombatant Ann of the Players\ncombatant Ben of the Host\n\nround 1\n  Ann: chases Ben.\n  Ben: chases Ann.\n`,
      places: ['The orchard', 'Ann', 'Ben'],
    },
    announcements: (_scenario, who) => [[`${calledInFull(who)}: chases nobody.`]],
  },
});
