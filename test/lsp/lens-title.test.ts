/** The outcomes of a contest above its round, in the game’s short words. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import Fraction from 'fraction.js';
import { analyze } from '../../server/analysis/index.ts';
import type { ContestOdds, Figure, RoundOdds, Scenario } from '../../server/engine/index.ts';
import {
  chancesTitle,
  chancesTooltip,
  noWayTitle,
  reachedTitle,
  reachedTooltip,
  stepTitle,
  stepTooltip,
} from '../../server/lsp/annotations/lens-title.ts';
import { givenLine, movesMarkdown } from '../../server/report/index.ts';
import { inProject } from '../../scripts/paths.ts';
import { duel } from '../protocol/texts.ts';

const cellar = `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bo (he) of the Host
  Agility 2  Toughness 2
combatant Cy (he) of the Players
  Agility 3  Toughness 2
combatant Di (she) of the Host
  Agility 2  Toughness 2`;

describe('the lens above a round', () => {
  const { scenario, round } = first(duel);

  it('has the game’s short words', () => {
    const [clash] = round.contests;
    assert.match(
      chancesTitle({
        scenario,
        round: {
          ...round,
          contests: [
            {
              ...clash!,
              short: new Map([
                ['acts/Host', 'they'],
                ['tie', 'even'],
              ]),
            },
          ],
        },
        moved: [],
      }).text,
      /^the Players act [\d.]+% · they [\d.]+% · even [\d.]+%$/u,
    );
  });

  it('has the full words of the outcome if the game has no shorter ones', () => {
    const { id, kind, parties, outcomes, odds, source } = round.contests[0]!;
    assert.match(
      chancesTitle({
        scenario,
        round: { ...round, contests: [{ id, kind, parties, outcomes, odds, source }] },
        moved: [],
      }).text,
      /^the Players act [\d.]+% · the Host acts [\d.]+% · tie [\d.]+%$/u,
    );
  });

  it('names who acts, and the side that hits, in every game', () => {
    for (const [rules, expected] of [
      ['demon-city-2018', /^Host [\d.]+% · Guards [\d.]+% · tie [\d.]+%$/u],
      ['demon-city-2017', /^Ghoul [\d.]+% · Cassie [\d.]+% · tie [\d.]+%$/u],
      ['attack-algorithm', /^Host hits more [\d.]+% · Guards hit more [\d.]+% · tie, left open [\d.]+% …$/u],
    ] as const) {
      const own = first(fight(rules));
      assert.match(chancesTitle({ ...own, moved: [] }).text, expected);
    }
  });

  it('says how often a round off the shown course is reached, and that another course steps through it', () => {
    const reached = { chance: new Fraction(4, 25), sample: { plays: 400, low: 0.12, high: 0.2 } };
    const off = { ...round, reached };
    assert.equal(stepTitle({ seed: 4 }), 'Step through with seed 4');
    assert.match(stepTooltip({ seed: 4 }), /, with seed 4: the first whose course reaches it$/u);
    assert.equal(stepTitle('own'), 'Step through');
    assert.doesNotMatch(stepTooltip('own'), /seed/u);
    assert.equal(reachedTitle({ scenario, round: off, moved: [] }), 'reached in ≈16%');
    assert.equal(
      reachedTooltip({ scenario, round: off, moved: [] }),
      'This round is reached in about 16% (12 to 20%) of all courses',
    );
    assert.match(
      chancesTitle({ scenario, round: off, moved: [] }).text,
      /^Players [\d.]+% · Host [\d.]+% · tie [\d.]+%$/u,
    );
    assert.match(
      chancesTooltip({ scenario, round: off, moved: [] }),
      /^Players [\d.]+% · Host [\d.]+% · tie [\d.]+%$/u,
    );
  });

  it('says if a round is never reached, always, or not known yet how often', () => {
    const title = (reached: RoundOdds['reached']): string =>
      reachedTitle({ scenario, round: { ...round, reached: undefined } as unknown as RoundOdds, moved: [], reached });
    assert.equal(title({ chance: new Fraction(0) }), 'never reached');
    assert.equal(title({ chance: new Fraction(1) }), 'always reached');
    assert.equal(title(undefined), 'reached …');
  });

  it('says only that of a round that no played course reaches', () => {
    const reached = { chance: new Fraction(0), sample: { plays: 1000, low: 0, high: 0.004 } };
    assert.equal(noWayTitle(reached), 'None of 1,000 plays reaches this round');
    assert.equal(noWayTitle({ chance: new Fraction(0) }), 'Never reached');
    assert.match(
      givenLine({ ...round, played: false, reached }, { reached }),
      /full decks; none of 1,000 plays reaches this round\*$/u,
    );
  });

  it('says only that of a round for which no seed was found, whatever its chance', () => {
    const bridge = analyze(readFileSync(inProject('samples', 'the-mill-bridge.clash'), 'utf8'), { file: 'any.clash' });
    const [, nobodyPays] = bridge.scenarios[0]!.odds().rounds;
    const { reached, seed } = nobodyPays!;
    assert.deepEqual([reached!.chance.compare(0), seed], [1, undefined]);
    assert.equal(noWayTitle(reached), 'Not reached with seeds 1 to 40');
    assert.equal(noWayTitle(undefined), 'Not reached with seeds 1 to 40');
  });

  it('leaves room for the chance of reaching the round, which is on the same line', () => {
    const wide = {
      ...round.contests[0]!,
      short: new Map([
        ['acts/Players', 'x'.repeat(15)],
        ['acts/Host', 'y'.repeat(15)],
      ]),
    };
    const title = (reached: RoundOdds['reached']): string =>
      chancesTitle({ scenario, round: { ...round, contests: [wide] }, moved: [], reached }).text;
    assert.match(title(undefined), /tie [\d.]+%$/u);
    assert.match(title({ chance: new Fraction(4, 25), sample: { plays: 400, low: 0.12, high: 0.2 } }), /y [\d.]+% …$/u);
  });

  it('has a hover that says so in a sentence', () => {
    const line = (of: Partial<RoundOdds>): string =>
      givenLine({ ...round, ...of }, { reached: { chance: new Fraction(1, 4) } });
    assert.match(
      line({}),
      /^\*From what is written, with full decks; the round is reached in 25\\\.0% of all courses\*$/u,
    );
    assert.match(
      line({ played: false, seed: 4 }),
      /full decks; seed 4 is the first whose course reaches this round; the round is reached/u,
    );
    assert.match(
      line({ played: false, seed: 4, given: 'given round 1 with seed 4', along: 4 }),
      /^\*Given round 1 with seed 4, the first whose course reaches this round; the round is reached/u,
    );
    assert.match(line({ played: false }), /; no course of seeds 1 to 40 reaches this round; the round is reached/u);
    assert.doesNotMatch(line({ played: false, reached: { chance: new Fraction(0) } }), /seed|first whose course/u);
  });

  it('distinguishes several attempts of one character by their verbs, or by all their words if these are the same', () => {
    const title = (other: string): string => {
      const own = first(
        `scenario "Two"\nrules quick-shot\ncombatant Rose (she) of the Players\nround 1\n  Rose: ${other}\n    easy "this"\n  Rose: gambles on "the roof".\n    hard "climb"\n`,
      );
      return chancesTitle({ ...own, moved: [] }).text;
    };
    // Of those 99.6% and 26.0% each has one digit.
    assert.match(title('resists "Gambling".'), /^Rose resists: succeeds ≥ 99\.\d% · Rose gambles: succeeds ≥ 26%$/u);
    assert.match(title('gambles on "the door".'), /^Rose gambles on “the door”: succeeds ≥ 99\.\d%/u);
  });

  it('has what has moved before what hasn’t', () => {
    const [clash] = round.contests;
    const tie = clash!.odds.get('tie')!;
    const moved = [
      {
        kind: 'contest' as const,
        name: 'tie',
        subject: '',
        label: '',
        source: clash!.source,
        before: { chance: new Fraction(1, 2) },
        after: tie,
        points: -40,
      },
    ];
    assert.match(
      chancesTitle({ scenario, round, moved }).text,
      /^tie [\d.]+% \(was 50\.0%\) · Players [\d.]+% · Host [\d.]+%$/u,
    );
  });

  it('says by how much a figure has moved that rounds to the same percentage as before', () => {
    const [clash] = round.contests;
    const sampled = (hundredths: number): Figure => ({
      chance: new Fraction(hundredths, 100),
      sample: { plays: 40, low: hundredths / 100 - 0.13, high: hundredths / 100 + 0.13 },
    });
    const contest = { ...clash!, odds: new Map([['tie', sampled(31)]]) };
    const moved = {
      kind: 'contest' as const,
      name: 'tie',
      subject: '',
      label: 'a tie',
      source: clash!.source,
      before: sampled(27),
      after: sampled(31),
      points: 4,
    };
    const about = { scenario, round: { ...round, contests: [contest] }, moved: [moved] };
    assert.equal(chancesTitle(about).text, 'tie ≈30% (+4.0 points)');
    assert.equal(movesMarkdown([moved], 'since'), 'A tie: ≈30% (+4.0 points)  \n*since*');
    assert.equal(movesMarkdown([{ ...moved, after: sampled(41) }], 'since'), 'A tie: ≈30% → ≈40%  \n*since*');
  });

  it('has sampled contests in the order in which their parties announce', () => {
    const fights = first(`${cellar}
round 1
  Ann: punches Bo.
  Bo: punches Ann.
  Cy: punches Di.
  Di: punches Cy.
`);
    const { contests } = fights.round;
    assert.equal(contests.length, 2);
    const sampled = contests.map((contest) => ({
      ...contest,
      odds: new Map(
        [...contest.odds].map(([name, figure]) => [name, { ...figure, sample: { plays: 9, low: 0.4, high: 0.6 } }]),
      ),
    }));
    const titles = [sampled, sampled.toReversed()].map(
      (each) => chancesTitle({ scenario: fights.scenario, round: { ...fights.round, contests: each }, moved: [] }).text,
    );
    assert.match(titles[0] ?? '', /^Bo–Ann: .*; Di–Cy: /u);
    assert.equal(titles[1], titles[0]);
  });

  it('has the same sampled figures whichever is likelier', () => {
    const [clash] = round.contests;
    const long = new Map([
      ['acts/Players', 'x'.repeat(40)],
      ['acts/Host', 'y'.repeat(40)],
    ]);
    const title = (players: number): string => {
      const chances = [players, 90 - players, 10].map((hundredths) => new Fraction(hundredths, 100));
      const odds = [...clash!.odds.keys()].map((name, at): [string, Figure] => {
        const chance = chances[at] ?? new Fraction(0);
        return [name, { chance, sample: { plays: 400, low: 0.4, high: 0.5 } }];
      });
      const contest = { ...clash!, short: long, odds: new Map(odds) };
      return chancesTitle({ scenario, round: { ...round, contests: [contest] }, moved: [] }).text;
    };
    assert.match(title(50), /^x+ ≈50% …$/u);
    assert.match(title(40), /^x+ ≈40% …$/u);
  });

  it('has short words for existing outcomes, never the same for two', () => {
    const contests = samples()
      .flatMap((each) => each.rounds)
      .flatMap((each) => each.contests)
      .filter(({ short }) => short !== undefined);
    assert.deepEqual(contests.flatMap(complaints), []);
    assert.deepEqual([...new Set(contests.map(({ kind }) => kind))].sort(), [
      'clash',
      'contested roll',
      'single-sided roll',
    ]);
  });
});

function complaints({ odds, short = new Map<string, string>() }: ContestOdds): readonly string[] {
  const told = [...odds.keys()].map((name) => short.get(name) ?? name);
  return [
    ...[...short.keys()].filter((name) => !odds.has(name)),
    ...[...short].filter(([name, words]) => words.length > name.length).map(([, words]) => words),
    ...told.filter((words, index) => told.indexOf(words) < index),
  ];
}

function first(text: string): { readonly scenario: Scenario; readonly round: RoundOdds } {
  const [only] = analyze(text, { file: 'test.clash' }).scenarios;
  return { scenario: only!.scenario, round: only!.odds().rounds[0]! };
}

/** Somebody of a side that the writer named against somebody of the Host. */
function fight(rules: string): string {
  const stats = rules === 'attack-algorithm' ? '' : '  Agility 2  Toughness 2\n';
  return `scenario "The lane"
rules ${rules}
side the Guards run by the Players
combatant the Ghoul (it) of the Host
${stats}combatant Cassie (she) of the Guards
${stats}round 1
${rules === 'attack-algorithm' ? '  contested\n' : ''}  the Ghoul: claws Cassie.
  Cassie: kicks the Ghoul.
`;
}

function samples() {
  return readdirSync(inProject('samples'))
    .filter((name) => name.endsWith('.clash'))
    .flatMap((name) =>
      analyze(readFileSync(inProject('samples', name), 'utf8'), { file: name }).scenarios.map((each) => each.odds()),
    );
}
