/** A place is shown with its file if that isn’t the file being read. */
import assert from 'node:assert/strict';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import { actionMarkdown, oddsJson, placeWords, timelineJson, transcript } from '../../server/report/index.ts';

const cast = `weapon halberd: reach

combatant Laura (she) of the Players
  Agility 3  Toughness 5
  carries halberd

combatant the Ghoul (it) of the Host
  Agility 3  Toughness 4
  carries knife

halberd beats knife.
`;
const duel = `include "lib/the cast (old).clash"
scenario "Duel"
rules demon-city-2018
round 1
  the Ghoul: stabs Laura.
  Laura: strikes the Ghoul.
`;
const uri = 'file:///adventure/lib/the%20cast%20(old).clash';

function analysis(): Analysis {
  return analyze(duel, { file: 'file:///adventure/duel.clash', include: () => cast, addressOf: () => uri });
}

function strike({ scenarios }: Analysis) {
  const action = scenarios[0]?.odds().rounds[0]?.actions.find((each) => each.actor === 'Laura');
  if (action === undefined) throw new Error('Laura throws nothing');
  return action;
}

describe('a place', () => {
  it('is a line of the file that is read', () => {
    assert.equal(placeWords({ uri: 'a/b.clash', from: 3, to: 4 }, 'a/b.clash'), 'line 3');
  });

  it('is a line of another file, with its name', () => {
    assert.equal(
      placeWords({ uri, from: 11, to: 11 }, 'file:///adventure/duel.clash'),
      'line 11 of the cast (old).clash',
    );
    assert.equal(placeWords({ uri: 'lib/100%.clash', from: 1, to: 1 }, 'duel.clash'), 'line 1 of 100%.clash');
  });

  it('is shown and linked in a hover, in this file and in an included one', () => {
    const read = analysis();
    const lines = actionMarkdown(strike(read), { linesOf: read.linesOf, linkToRule: (id) => `rule:${id}` })
      .split('\n')
      .filter((line) => line.startsWith('- ['));
    assert.deepEqual(
      lines.map((line) => line.slice(line.lastIndexOf(' ([')).trim()),
      [
        '([line 6](file:///adventure/duel.clash#L6))',
        '([line 11 of the cast \\(old\\)\\.clash](file:///adventure/lib/the%20cast%20%28old%29.clash#L11))',
      ],
    );
  });

  it('has its file next to its line in JSON, unless it is the file itself', () => {
    const read = analysis();
    const [action] =
      oddsJson(
        read.scenarios.map((each) => each.odds()),
        read.linesOf,
      ).scenarios[0]?.rounds[0]?.actions.filter(({ actor }) => actor === 'Laura') ?? [];
    assert.deepEqual([action?.line, action?.file], [6, undefined]);
    assert.deepEqual(
      action?.pool.modifiers.map(({ line, file }) => [line, file]),
      [
        [6, undefined],
        [11, uri],
      ],
    );
    const steps: readonly object[] | undefined = timelineJson(
      read.scenarios.map((each) => each.timeline()),
      read.linesOf,
    ).scenarios[0]?.rounds[0]?.steps;
    const [party] = (steps ?? []).flatMap((step) => ('parties' in step ? (step.parties as readonly object[]) : []));
    assert.deepEqual({ line: 6, ...party }, party);
    assert.equal('file' in (party ?? {}), false);
  });

  it('is given in JSON for who can’t act, and missing if everybody can', () => {
    const idle = (text: string) => {
      const { scenarios, linesOf } = analyze(text, { file: 'duel.clash', include: () => cast });
      return oddsJson(
        scenarios.map((each) => each.odds()),
        linesOf,
      ).scenarios[0]?.rounds[0]?.idle;
    };
    assert.deepEqual(idle(duel.replace('round 1', 'situation\n  Laura is panicked.\nround 1')), [
      { line: 8, who: 'Laura', why: 'in a panic' },
    ]);
    assert.equal(idle(duel), undefined);
  });

  it('in a transcript is escaped like everything else', () => {
    const read = analysis();
    const [round] = read.scenarios[0]?.timeline().rounds ?? [];
    const [step] = round?.steps ?? [];
    const found = read.reading.scenarios[0]?.scenario.facts[0]?.source;
    if (round === undefined || step === undefined || found === undefined) throw new Error('Nothing was played');
    const timeline = {
      title: '',
      ruleset: '',
      seed: 1,
      start: round.before,
      rounds: [{ ...round, steps: [step, { ...step, source: found }] }],
    };
    const said = (format: 'text' | 'md' | 'html'): string =>
      transcript(
        [timeline],
        (source) => ({ ...read.linesOf(source), ...(source === found ? { uri: 'a/<b>_.clash' } : {}) }),
        format,
      );
    assert.match(said('text'), /\(line 11 of <b>_\.clash\)/);
    assert.match(said('md'), /\(line 11 of \\<b>\\_\.clash\)/);
    assert.match(said('html'), /<small>line 11 of &lt;b&gt;_\.clash<\/small>/);
  });
});
