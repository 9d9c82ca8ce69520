/** Which messages a panel accepts from the extension. */
import assert from 'node:assert/strict';
import { isToPanel } from '../../client/messages/index.ts';
import type {
  ChanceView,
  ChipView,
  CombatantView,
  CourseWish,
  DrawingView,
  Lines,
  PanelModel,
  PartyView,
  RoundView,
  StepView,
  ToPanel,
  WhyView,
} from '../../server/protocol/index.ts';
import { spoiled } from './spoiled.ts';

const uri = 'file:///larder.clash';
const lines: Lines = { uri, from: 3, to: 4 };
const rule = { id: 'higher-stat', title: 'Higher stat', from: 'page 2' };
const why: WhyView = {
  title: 'Distraction',
  reasons: [{ text: 'Ann shouts', quote: 'HEY', lines, step: { key: '1/a', title: 'Ann shouts' } }],
  rule,
};
const wish: CourseWish = { trials: [{ kind: 'seed', seed: 7 }], redraws: [] };
const chance: ChanceView = {
  label: 'Ann',
  side: 0,
  value: 0.5,
  text: 'at least 50%',
  exact: '1/2',
  bound: 'at least',
  printed: 'the text’s table prints 66%',
};
const chip: ChipView = {
  text: '−1 distraction',
  tone: 'minus',
  struck: true,
  why,
  reason: { who: 'Ann', words: 'distraction' },
  aside: true,
  tried: true,
};
const party: PartyView = {
  name: 'Ann',
  side: 0,
  sideName: 'Players',
  action: 'dodges Bill',
  pool: '3 dice',
  cards: [
    {
      shape: 'die',
      faces: 6,
      face: '4',
      name: 'four',
      kept: true,
      hit: true,
      says: '4',
      why,
      slot: 0,
      pinned: 'trial',
    },
  ],
  forcing: { slots: ['the die'], faces: [['1', '2']], now: [null, '2'] },
  chips: [chip],
  adds: { amounts: [1, -1], unit: 'throw' },
  chance,
  outcome: 'wins',
  note: 'barely',
  tone: 'good',
  lines,
};
const combatant: CombatantView = {
  name: 'Ann',
  side: 0,
  sideName: 'Players',
  headline: 'Agility 4',
  values: [{ name: 'STR', says: '3/4' }],
  tracks: [{ name: 'Toughness', now: 1, base: 2, was: 2 }],
  conditions: [{ text: 'prone', change: 'new' }],
  gear: [{ text: 'revolver', change: 'gone' }],
  place: 'the larder',
  wasAt: 'the yard',
  changed: true,
  lines,
};
const step: StepView = {
  key: '1/a',
  text: 'Ann dodges',
  tone: 'plain',
  table: {
    heading: 'A Clash',
    chances: [chance],
    counted: { of: 'Hits', note: '1 on average' },
    distributions: [{ of: 'hits', note: '1', rows: [chance] }],
    parties: [party],
  },
  findings: [{ text: 'Who is it', place: 'line 3', lines }],
  prose: [{ kind: 'read', text: 'Bang' }],
  rule,
  changed: [combatant],
};
const drawing: DrawingView = {
  groups: [
    {
      title: 'Clash',
      contest: 0,
      rows: [{ name: 'Ann', side: 0, sideName: 'Players', does: 'dodges Bill', elsewhere: 'Clash 2', lines }],
      arrows: [{ from: 0, to: 1, lane: 0, arrival: 0, verb: 'dodges', attack: false }],
      lanes: 1,
    },
  ],
  words: ['Ann dodges Bill'],
};
const round: RoundView = { before: [combatant], steps: [step], drawing };
const model: PanelModel = {
  uri,
  version: 3,
  scenario: 0,
  scenarios: [{ title: 'The larder', lines }],
  title: 'The larder',
  game: 'Demon City',
  seed: 7,
  ownSeed: 1,
  course: { redraws: [{ seed: 8, step: '1/a', title: 'Ann dodges' }] },
  trials: [{ says: 'seed 7', writes: 'seed 7', lost: 'no' }],
  cast: [{ name: 'Ann', side: 0, sideName: 'Players', lines }],
  rounds: [
    {
      number: 1,
      index: 0,
      title: 'The door',
      reached: 'reached in 61%',
      contests: ['Clash'],
      lines,
      steps: [
        {
          key: '1/a',
          kind: 'announcement',
          nature: 'preparing',
          title: 'Ann dodges',
          changes: true,
          doubtful: true,
          who: [0],
          contest: 0,
          lines,
        },
      ],
    },
  ],
  outline: { rounds: [{ number: 1, title: 'The door', holds: 'abc' }], cast: ['Ann'] },
  goesOn: true,
  errors: 1,
  isBroken: true,
};

describe('messages to a panel', () => {
  const good: readonly ToPanel[] = [
    { type: 'show', id: 1, original: model, branch: model, step: '1/a', wish, together: false, missing: 'The cellar' },
    { type: 'show', id: 1, original: model },
    { type: 'round', id: 1, course: 'branch', at: 0, round },
    { type: 'why', ask: 1, why },
    { type: 'why', ask: 1 },
    { type: 'worth', ask: 1, worth: [null, { points: '13.3 points', more: 'Without it 28.0%, so it is worth' }] },
    { type: 'go', step: '1/a' },
    { type: 'stale', reason: 'The file is closed', gone: 'closed' },
    { type: 'stale', reason: 'The scenario has no round any more' },
    { type: 'unplayed', round: { number: 4, index: 3, title: 'The door' } },
    { type: 'seek', round: { number: 4, index: 3, title: 'The door' }, step: '4/round/start', seed: 15 },
    { type: 'written', trials: wish.trials },
    { type: 'written', trials: wish.trials, outline: { rounds: [], cast: ['Ann'] } },
  ];
  good.forEach((message, index) => {
    it(`are accepted: ${message.type} (${index})`, () => assert.equal(isToPanel(message), true));

    it(`are ignored if any part is invalid: ${message.type} (${index})`, () => {
      for (const { path, value } of spoiled(message)) assert.equal(isToPanel(value), false, path);
    });
  });

  for (const message of [
    undefined,
    null,
    'go',
    {},
    { type: 'go' },
    { type: 'play' },
    { type: 'show', model },
    { type: 'worth', ask: 1 },
    { type: 'stale', reason: 'no', gone: 'asleep' },
  ]) {
    it(`are ignored: ${JSON.stringify([message]).slice(0, 60)}`, () => assert.equal(isToPanel(message), false));
  }
});
