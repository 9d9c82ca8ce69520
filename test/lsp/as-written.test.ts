/** Next to a trial, each chance that it changes is shown with its value in the file as written. */
import assert from 'node:assert/strict';
import { analyze, type Redraw, type Trial } from '../../server/analysis/index.ts';
import { runToEnd } from '../../server/engine/index.ts';
import { panelRoundAnswer } from '../../server/lsp/panel/panel-round.ts';
import type { ChanceView } from '../../server/protocol/index.ts';
import { triedDuel } from '../report/tried-duel.ts';

const highGround = '    advantage "the high ground"\n';
const duel = triedDuel(highGround);

interface Figures {
  readonly text: string;
  readonly unforced?: string;
  readonly asWritten?: string;
}

const figures = ({ text, unforced, asWritten }: ChanceView): Figures => ({
  text,
  ...(unforced === undefined ? {} : { unforced }),
  ...(asWritten === undefined ? {} : { asWritten }),
});

/** The chances above the Clash of the first round, and next to each of those who throw in it. */
function shown(
  text: string,
  trials: readonly Trial[],
  redraws: readonly Redraw[] = [],
): { readonly clash: readonly Figures[]; readonly rows: readonly Figures[] } {
  const document = { analysis: analyze(text, { file: 'duel.clash' }), version: 1 };
  const { round } = runToEnd(
    panelRoundAnswer(document, { uri: 'duel.clash', scenario: 0, at: 0, wish: { trials, redraws } }),
  )!;
  const { chances, parties } = round.steps.find(({ key }) => key.startsWith('1/clash/'))!.table!;
  return {
    clash: chances.map(figures),
    rows: parties.flatMap(({ chance }) => (chance === undefined ? [] : [figures(chance)])),
  };
}

const texts = (all: readonly Figures[]): readonly string[] => all.map(({ text }) => text);
const writtenIn = (all: readonly Figures[]): readonly string[] => all.map(({ text, asWritten = text }) => asWritten);

const aside: Trial = { kind: 'aside', round: 0, reason: { who: 'Ann', words: 'the high ground' }, aside: true };
const add: Trial = { kind: 'add', round: 0, who: 'Ghoul', amount: 1, words: 'hunger' };
const force: Trial = { kind: 'force', step: '1/clash/Ann Ghoul', who: 'Ann', faces: ['2'] };

describe('the chance as written', () => {
  const plain = shown(duel, []);

  it('isn’t shown without trials, or with another seed alone', () => {
    for (const trials of [[], [{ kind: 'seed', seed: 9 }]] satisfies readonly (readonly Trial[])[]) {
      assert.deepEqual(shown(duel, trials), plain);
    }
    assert.ok([...plain.clash, ...plain.rows].every(({ asWritten }) => asWritten === undefined));
  });

  for (const [what, trial] of [
    ['switched off', aside],
    ['added', add],
  ] as const) {
    it(`is shown next to the one with something ${what}, in the contest and for each combatant`, () => {
      const tried = shown(duel, [trial]);
      assert.notDeepEqual(texts(tried.clash), texts(plain.clash));
      assert.deepEqual([writtenIn(tried.clash), writtenIn(tried.rows)], [texts(plain.clash), texts(plain.rows)]);
    });
  }

  it('isn’t repeated for a throw that is forced alone, since it is the same unforced', () => {
    const { clash, rows } = shown(duel, [force]);
    assert.ok([...clash, ...rows].every(({ asWritten }) => asWritten === undefined));
    assert.ok(clash.some(({ unforced }) => unforced !== undefined));
  });

  it('keeps what the file forces, next to the one forced otherwise and the one without', () => {
    const forced = triedDuel(`${highGround}    throws 9\n`);
    const [{ clash: now }, { clash: file }] = [shown(forced, [force]), shown(forced, [])];
    assert.deepEqual(
      [writtenIn(now), now.map(({ text, unforced = text }) => unforced)],
      [texts(file), texts(plain.clash)],
    );
    assert.ok(now.some(({ asWritten, unforced }) => asWritten !== undefined && unforced !== undefined));
  });

  it('isn’t shown next to a trial that can’t be used', () => {
    assert.deepEqual(
      shown(duel, [{ kind: 'aside', round: 0, reason: { who: 'Ann', words: 'the moon' }, aside: true }]),
      plain,
    );
  });
});
