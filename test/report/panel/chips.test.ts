/** Every chip of the panel is explained in the words of the editor’s hover, including its worth. */
import assert from 'node:assert/strict';
import { analyze, roundWorth, type ScenarioAnalysis } from '../../../server/analysis/index.ts';
import { partiesOf, percent, type ActionOdds, type Step } from '../../../server/engine/index.ts';
import type { ChipView, PartyView, WorthView } from '../../../server/protocol/index.ts';
import { actionMarkdown, placeWords, poolWorth, roundView, type LinesOf } from '../../../server/report/index.ts';
import { samples } from '../../engine/contract/scenarios.ts';
import { panelOf } from './panel-of-text.ts';

/** Sentences have no lines here, but distinct places. */
const linesOf: LinesOf = ({ file, sentence }) => ({ uri: file, from: sentence + 1, to: sentence + 1 });

/** A chip with its explanation, and the hover of its announcement. */
interface Told {
  readonly where: string;
  readonly chip: ChipView;
  /** Whether it is what the pool starts with. */
  readonly isBase: boolean;
  readonly worth: WorthView | null;
  readonly hover: readonly string[];
}

function toldOf(scenario: ScenarioAnalysis): readonly Told[] {
  const { scenario: written, ruleset } = scenario;
  return scenario.timeline().rounds.flatMap((round) => {
    const odds = scenario.odds().rounds.find(({ index }) => index === round.index)!;
    const worthOf = (action: ActionOdds) => roundWorth(scenario, odds).ofAction(action);
    const view = roundView({ scenario: written, ruleset, linesOf, round, odds });
    return round.steps.flatMap((step, at) =>
      (view.steps[at]!.table?.parties ?? []).flatMap((party) => {
        const action = odds.actions.find((each) => each.actor === party.name && isOf(step, party, each));
        if (action === undefined) return [];
        const hover = plain(actionMarkdown(action, { linesOf, linkToRule: (id) => id, worth: worthOf(action) }))
          .split('\n')
          .map((line) => line.trim());
        const worth = poolWorth({ step, who: party.name, odds, worthOf });
        assert.equal(worth.length, party.chips.length, step.key);
        return party.chips.map((chip, place): Told => ({
          where: `${step.key}, ${party.name}: ${chip.text}`,
          chip,
          isBase: place === 0,
          worth: worth[place]!,
          hover,
        }));
      }),
    );
  });
}

/** Whether a party throws for an action, and not for something else, such as a check that somebody calls for. */
function isOf(step: Step, party: PartyView, action: ActionOdds): boolean {
  const source = partiesOf(step).find(({ who }) => who === party.name)?.source ?? step.source;
  if (step.kind === 'initiative') return false;
  return source.file === action.source.file && source.sentence === action.source.sentence && party.chips.length > 0;
}

/** Markdown without its markup. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/gu, '$1')
    .replaceAll('~~', '')
    .replace(/\\(.)/gu, '$1')
    .replaceAll('\u00a0', ' ')
    .toLowerCase();
}

/** The explanation of a chip, as a line of the hover. */
function lineOf(
  {
    chip: {
      struck,
      why: {
        title,
        reasons: [reason],
      },
    },
  }: Told,
  home: string,
): string {
  const quote = reason?.quote === undefined ? '' : `, “${reason.quote}”`;
  return `- ${title}: ${reason?.text ?? ''}${quote}${struck ? '' : ` (${placeWords(reason!.lines!, home)})`}`.toLowerCase();
}

/** A chip’s worth without what the hover says once for all; the throws of these samples may be forced. */
const leadOf = ({ more = '' }: WorthView): string =>
  more
    .toLowerCase()
    .replace(/^where nothing is forced, /u, '')
    .replace(/^without squashing, /u, '');

/** The line above those of equal worth; undefined for one alone. */
function groupLine(worth: WorthView): string | undefined {
  return /^without it /u.test(leadOf(worth)) ? undefined : `${leadOf(worth)} ${worth.points}`.toLowerCase();
}

/** The end of the hover’s line for one alone. */
function endOf({ points, more = '' }: WorthView): string {
  if (points === 'worth nothing') return 'nothing';
  const [, sampled = '', amount = ''] = /^(~?)(.*)$/u.exec(points)!;
  return `${sampled}${more.endsWith(' costs') ? '−' : '+'}${amount}`;
}

describe('a chip', () => {
  const all = samples().map((sample) => ({ ...sample, told: toldOf(sample.scenario) }));

  it('exists for every announcement of every game', () => {
    const games = new Set(
      all
        .filter(({ told }) => told.some(({ chip }) => chip.reason !== undefined))
        .map(({ scenario }) => scenario.ruleset.id),
    );
    assert.deepEqual(games, new Set(all.map(({ scenario }) => scenario.ruleset.id)));
    assert.ok(all.flatMap(({ told }) => told).length > 500);
  });

  for (const { name, scenario, told } of all) {
    it(`is explained as in the hover: ${name}`, () => {
      const home = scenario.scenario.source.file;
      for (const each of told) {
        const { chip, isBase, worth, hover, where } = each;
        assert.ok(chip.why.rule !== undefined && chip.why.reasons.every(({ lines }) => lines !== undefined), where);
        const lines = hover.filter((line) =>
          isBase ? line.startsWith(chip.why.title.toLowerCase()) : line.startsWith(lineOf(each, home)),
        );
        assert.ok(lines.length > 0, `${where}\n${isBase ? chip.why.title : lineOf(each, home)}\n${hover.join('\n')}`);
        if (isBase) assert.equal(worth, null, where);
        else if (worth === null)
          assert.ok(
            lines.some((line) => !line.includes(' · ')),
            where,
          );
        else if (groupLine(worth) === undefined) {
          const [end, strongest] = ['', ' (strongest)'].map((mark) => `${lineOf(each, home)} · ${endOf(worth)}${mark}`);
          assert.ok(
            lines.includes(end!) || lines.includes(strongest!),
            `${where}\n${JSON.stringify(worth)}\n${lines.join('\n')}`,
          );
        } else
          assert.ok(
            hover.some((line) => line.endsWith(groupLine(worth)!)),
            `${where}\n${groupLine(worth)!}\n${hover.join('\n')}`,
          );
      }
    });
  }
});

const fight = (clauses: string, rules = 'demon-city-2018'): string => `scenario "Two"
rules ${rules}
combatant Ann (she) of the Players
  Agility 3  Toughness 5
combatant the Ghoul (it) of the Host
  Agility 3  Toughness 5
round 1
  the Ghoul: punches Ann.
  Ann: kicks the Ghoul.
${clauses}`;

const chipsOf = (text: string, step = '1/announce/Ann'): readonly ChipView[] =>
  panelOf(text).steps.find(({ key }) => key === step)!.table!.parties[0]!.chips;

describe('a writer’s words that a reason doesn’t contain', () => {
  it('are quoted in the chip as in the hover', () => {
    const { scenarios } = analyze(fight('    advantage "height"\n'), { file: 'duel.clash' });
    const [{ scenario, ruleset }, timeline, odds] = [
      scenarios[0]!,
      scenarios[0]!.timeline(),
      scenarios[0]!.odds().rounds[0]!,
    ];
    const action = odds.actions.find(({ actor }) => actor === 'Ann')!;
    const pool = {
      ...action.pool,
      modifiers: action.pool.modifiers.map((modifier) => ({
        ...modifier,
        because: 'from above',
        words: 'a *fallen* wall',
      })),
    };
    const steps = timeline.rounds[0]!.steps.filter(({ key }) => key === '1/announce/Ann').map((step) => ({
      ...step,
      details: [{ kind: 'pool' as const, pool }],
    }));
    const [, chip] = roundView({
      scenario,
      ruleset,
      linesOf,
      round: { ...timeline.rounds[0]!, steps },
      odds: undefined,
    }).steps[0]!.table!.parties[0]!.chips;
    assert.deepEqual([chip!.why.reasons[0]!.text, chip!.why.reasons[0]!.quote], ['From above', 'a *fallen* wall']);
    assert.match(
      actionMarkdown({ ...action, pool }, { linesOf, linkToRule: (id) => id }),
      /: from above, “a \\\*fallen\\\* wall” \(/u,
    );
  });
});

describe('the worth of a chip', () => {
  it('includes what is left without it, which is the chance of the text without it', () => {
    const left = panelOf(fight('')).steps.find(({ key }) => key === '1/announce/Ann')!.table!.parties[0]!.chance!.text;
    assert.deepEqual(
      panelOf(fight('    advantage "height"\n'))
        .worth('1/announce/Ann', 'Ann')
        .map((worth) => worth?.more),
      [undefined, `Without it ${left}, so it is worth`],
    );
  });

  it('that is set aside is what it would be worth, which is that of the text without that clause', () => {
    const [aside, counting] = ['    advantage "height"\n    sets aside "height"\n', '    advantage "height"\n'].map(
      (clauses) => analyze(fight(clauses), { file: 'duel.clash' }).scenarios[0]!,
    );
    const [round, odds] = [aside!.timeline().rounds[0]!, aside!.odds().rounds[0]!];
    const step = round.steps.find(({ key }) => key === '1/announce/Ann')!;
    const again = counting!.odds().rounds[0]!.actions.find(({ actor }) => actor === 'Ann')!;
    const asked: unknown[] = [];
    const worthOf = (action: ActionOdds) => roundWorth(aside!, odds).ofAction(action);
    const told = poolWorth({
      step,
      who: 'Ann',
      odds,
      worthOf,
      withReason: ({ actor }, reason) => {
        asked.push([actor, reason]);
        return again;
      },
    });
    const [now] = odds.actions.find(({ actor }) => actor === 'Ann')!.odds.values();
    const [chance] = again.odds.values();
    const points = (100 * (chance!.chance.valueOf() - now!.chance.valueOf())).toFixed(1);
    assert.deepEqual(told, [
      null,
      { points: `${points} points`, more: `With it ${percent(chance!)}, so it would be worth` },
    ]);
    assert.deepEqual(asked, [['Ann', { who: 'Ann', words: 'height' }]]);
    assert.deepEqual(poolWorth({ step, who: 'Ann', odds, worthOf, withReason: () => undefined }), [null, null]);
  });

  it('is that of throws that fall freely, and says so if the chance next to it is another', () => {
    const [, free] = panelOf(fight('    advantage "height"\n')).worth('1/announce/Ann', 'Ann');
    const [, forced] = panelOf(fight('    advantage "height"\n    throws 10\n')).worth('1/announce/Ann', 'Ann');
    assert.deepEqual(forced, {
      points: free!.points,
      more: `Where nothing is forced, ${free!.more!.replace('W', 'w')}`,
    });
  });

  it('is the same in the throw, and unknown for a pool that nobody has announced', () => {
    const panel = panelOf(fight('    advantage "height"\n'));
    const { key } = panel.steps.find(({ kind }) => kind === 'clash')!;
    assert.deepEqual(panel.worth(key, 'Ann'), panel.worth('1/announce/Ann', 'Ann'));
    assert.deepEqual(panel.worth(key, 'Nobody'), []);
  });

  it('isn’t that of somebody’s announcement if they throw for something else', () => {
    const shock = fight('    advantage "height"\n')
      .replace('Toughness 5\ncombatant', 'Toughness 5  Calm 4\ncombatant')
      .replace('Toughness 5\nround 1', 'Toughness 5\n  calm check 3\nround 1\n  the Ghoul shocks Ann "the grin"');
    const panel = panelOf(shock);
    const calm = panel.steps.find(({ kind }) => kind === 'calm')!;
    assert.deepEqual(
      panel.worth(calm.key, 'Ann').filter((worth) => worth !== null),
      [],
    );
    assert.deepEqual(
      calm.table!.parties.map(({ chance, adds }) => [chance, adds]),
      [
        [undefined, undefined],
        [undefined, undefined],
      ],
    );
    assert.deepEqual(
      calm.table!.parties.flatMap(({ chips }) => chips).filter(({ reason }) => reason !== undefined),
      [],
    );
  });
});

describe('the chips of a throw for which the deck has too few cards', () => {
  const text = `scenario "Many"
rules demon-city-2018
deck of the Host: 5, 9, 10
creature Ghoul (it)
  Agility 4  Toughness 3
combatant Ann of the Players
  Agility 2  Toughness 3
combatants Una, Duo, Ter and Qua of the Host, each a Ghoul
round 1
  every Ghoul: punches Ann. without harm
`;
  const { table, key } = panelOf(text).steps.find(({ kind }) => kind === 'clash')!;
  const rowOf = (who: string) => table!.parties.find(({ name }) => name === who)!;
  const why = /The deck has too few cards for this throw: .*; this default is Clashwright’s$/i;

  it('are struck through if nothing was dealt for them, with the rule', () => {
    assert.deepEqual(
      rowOf('Una').chips.map(({ text: told, struck }) => [told, struck]),
      [
        ['1 to start', false],
        ['+1 higher stat (not dealt)', true],
        ['+1 distraction (not dealt)', true],
      ],
    );
    const [base, ...undealt] = rowOf('Una').chips.map((chip) => chip.why);
    assert.equal(base!.title, '1 of 3 throws: 1 to start');
    for (const each of undealt) {
      assert.match(each.reasons[0]!.text, why);
      assert.equal(each.rule?.id, 'demon-city-2018/reshuffling');
    }
  });

  it('agree with the card, which says of how many it is one', () => {
    const [card] = rowOf('Una').cards;
    assert.match(card!.why.reasons[1]!.text, /^1 of 3 throws; /);
    assert.match(card!.why.reasons[1]!.text, why);
  });

  it('stay in the row of one who gets no card, with the start struck through too', () => {
    const { cards, chips, outcome, outcomeWhy, forcing } = rowOf('Qua');
    assert.deepEqual([cards.length, forcing, outcome], [0, undefined, 'no card is left']);
    assert.deepEqual(
      chips.map(({ text: told, struck }) => [told, struck]),
      [
        ['1 to start (not dealt)', true],
        ['+1 higher stat (not dealt)', true],
        ['+1 distraction (not dealt)', true],
      ],
    );
    assert.match(chips[0]!.why.reasons[0]!.text, why);
    assert.equal(chips[0]!.why.rule?.id, 'demon-city-2018/reshuffling');
    assert.match(outcomeWhy!.reasons[0]!.text, /none was left/);
  });

  it('are worth the same as at the announcement', () => {
    const panel = panelOf(text);
    assert.deepEqual(panel.worth(key, 'Una'), panel.worth('1/announce/Una', 'Una'));
    assert.ok(panel.worth(key, 'Una').some((worth) => worth !== null));
  });
});

describe('a reason', () => {
  it('is identified by its owner and its words', () => {
    assert.deepEqual(
      chipsOf(fight('    advantage "height"\n')).map(({ reason }) => reason),
      [undefined, { who: 'Ann', words: 'height' }],
    );
    assert.deepEqual(
      chipsOf(fight('').replace('Toughness 5\nround', 'Toughness 2\nround')).map(({ reason }) => reason),
      [undefined, { who: 'Ann', words: 'higher stat' }],
    );
  });

  it('that was passed on is identified by who has given it', () => {
    const passed = chipsOf(fight('    hindrance "mud"\n    hindrance "rain"\n'), '1/announce/Ghoul');
    assert.deepEqual(
      passed.map(({ reason }) => reason),
      [undefined, { who: 'Ann', words: 'mud' }, { who: 'Ann', words: 'rain' }],
    );
  });

  it('that is set aside says so, and is struck through', () => {
    const [, chip] = chipsOf(fight('    advantage "height"\n    sets aside "height"\n'));
    assert.deepEqual(
      [chip!.aside, chip!.struck, chip!.reason, chip!.tried],
      [true, true, { who: 'Ann', words: 'height' }, undefined],
    );
    assert.equal(
      chipsOf(fight('    advantage "height"\n')).some(({ aside }) => aside !== undefined),
      false,
    );
  });
});

describe('a chip that can be switched off', () => {
  const fight = (announced: string): string => `scenario "Yard"
rules demon-city-2018
combatant Bill (he) of the Host
  Agility 3  Toughness 4
combatant Bree (she) of the Players
  Agility 4  Toughness 4
combatant Cole (he) of the Players
  Agility 4  Toughness 4
round 1
  Bill: waits.
  ${announced}: punches Bill.
`;
  const holding = (text: string) =>
    panelOf(text)
      .steps.flatMap(({ table }) => table?.parties ?? [])
      .flatMap(({ name, chips }) =>
        chips.flatMap(({ reason, holdsFor }) => (reason === undefined ? [] : [`${name}: ${holdsFor ?? 'alone'}`])),
      );

  it('names all affected, if one announcement is for several', () => {
    assert.deepEqual([...new Set(holding(fight('Bree and Cole')))], ['Bree: Bree and Cole', 'Cole: Bree and Cole']);
    assert.deepEqual([...new Set(holding(fight('Bree')))], ['Bree: alone']);
  });
});
