/**
 * Trials in a sample have the same result as the same text typed by hand, and are written by edits that can be undone.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../../../scripts/paths.ts';
import {
  analyze,
  clashIn,
  timelineWithFindings,
  trialEdits,
  wishedCourse,
  type Analysis,
  type ScenarioAnalysis,
  type Trial,
  type WishedCourse,
} from '../../../server/analysis/index.ts';
import { thrownBy } from '../../../server/engine/index.ts';
import { editsOf, formatEdits, withEdits, type TextEdit } from '../../../server/language/index.ts';
import { oddsText, transcript } from '../../../server/report/index.ts';
import { oneOfEach, sampleTrials } from '../sample-trials.ts';

for (const file of readdirSync(inProject('samples'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:clash|md)$/u.test(name))
  .sort()) {
  const text = textOf(file);
  if (!/^\s*round \d/mu.test(text)) continue;

  describe(`trials in the sample ${file}`, () => {
    const before = analyzed(file, text);
    for (const [index, { scenario }] of before.scenarios.entries()) {
      const trials = sampleTrials(before, index);
      const each = [trials.seed, ...trials.asides, ...trials.adds, ...trials.forces];

      it(`are written by edits that give the tried text and can be undone: ${scenario.title}`, () => {
        for (const trial of each) {
          const course = tried(before, index, [trial]);
          const { edits, lost } = trialEdits(before, index, [trial]);
          const written = withEdits(text, edits);
          if (isOutOfDeck(before, index, trial)) {
            assert.deepEqual(
              [course.trials[0]?.writes, course.analysis, edits, lost],
              [undefined, before, [], [0]],
              JSON.stringify(trial),
            );
            continue;
          }
          assert.deepEqual([course.trials[0]?.lost, lost], [undefined, []], JSON.stringify(trial));
          assert.equal(clashIn(file, written), course.analysis.reading.text);
          assert.equal(withEdits(written, undoing(text, edits)), text);
        }
      });

      it(`are formatted and cause no finding: ${scenario.title}`, () => {
        for (const trial of each) {
          const { analysis } = tried(before, index, [trial]);
          if (file.endsWith('.clash')) assert.deepEqual(formatEdits(analysis.reading), [], JSON.stringify(trial));
          assert.deepEqual(errorsOf(analysis), errorsOf(before), JSON.stringify(trial));
        }
      });

      it(`give the course and odds of the same text typed by hand: ${scenario.title}`, () => {
        const all = oneOfEach(trials);
        for (const some of [all.slice(-2), all]) {
          const { analysis, scenario: played } = tried(before, index, some);
          const typed = analyzed(file, withEdits(text, trialEdits(before, index, some).edits));
          const byHand = typed.scenarios[index]!;
          assert.equal(
            transcript([timelineWithFindings(analysis, played)], analysis.linesOf, 'text'),
            transcript([timelineWithFindings(typed, byHand)], typed.linesOf, 'text'),
          );
          assert.equal(oddsText([played.odds()], analysis.linesOf), oddsText([byHand.odds()], typed.linesOf));
        }
      });

      it(`force the throws: ${scenario.title}`, () => {
        for (const trial of trials.forces.filter((force) => !isOutOfDeck(before, index, force))) {
          const { scenario: played, isTried } = tried(before, index, [trial]);
          const { step, written } = stepOf(played, trial.step);
          const { slotOf } = played.ruleset.trialSentences.forcing!(played.scenario, written, step, trial.who)!;
          const fell = thrownBy(step, trial.who)
            .filter((_result, at) => slotOf[at] === 0)
            .map(
              ({ label, name, pinned }) =>
                [label, name].includes(trial.faces[0]!) && pinned !== undefined && isTried(pinned),
            );
          assert.deepEqual([fell.length > 0, fell.includes(false)], [true, false], JSON.stringify(trial));
        }
      });

      it(`have every step at the line of the file that leads to it: ${scenario.title}`, () => {
        const course = tried(before, index, oneOfEach(trials));
        const [here, copy] = [before.reading.text.split(/\r\n|\r|\n/u), course.analysis];
        for (const { source, key } of course.scenario.timeline().rounds.flatMap(({ steps }) => steps)) {
          const [{ from, to }, { start, end }] = [course.linesOf(source), copy.rangeOf(source)!];
          const words = course.isTried(source) ? ':' : copy.reading.text.slice(start, end);
          assert.ok(
            here
              .slice(from - 1, to)
              .join('\n')
              .includes(words),
            `${key}: ${words} in ${from}`,
          );
        }
      });

      it(`can be made in any order, and stay when something else is written: ${scenario.title}`, () => {
        const all = oneOfEach(trials);
        // How many dice stay free depends on how many there are by then.
        const linesOf = (some: readonly Trial[]): readonly string[] =>
          withEdits(text, trialEdits(before, index, some).edits)
            .replace(/(?: any)+$/gmu, '')
            .split('\n')
            .sort();
        assert.deepEqual(linesOf([...all].reverse()), linesOf(all));
        const grown = file.endsWith('.md') ? `A word before.\n\n${text}` : `// A word before.\n${text}`;
        const edited = analyze(grown, { ...placeOf(file), previous: before });
        assert.deepEqual(tried(edited, index, all).trials, tried(before, index, all).trials);
        assert.equal(
          withEdits(grown, trialEdits(edited, index, all).edits),
          grown.slice(0, grown.length - text.length) + withEdits(text, trialEdits(before, index, all).edits),
        );
      });
    }
  });
}

function tried(analysis: Analysis, index: number, trials: readonly Trial[]): WishedCourse {
  return wishedCourse(analysis, index, { trials, redraws: [] })!;
}

/** A step of a scenario’s own course, and the round in which it is written. */
function stepOf(played: ScenarioAnalysis, key: string) {
  const found = played
    .timeline()
    .rounds.flatMap(({ index, steps }) =>
      steps.filter((step) => step.key === key).map((step) => ({ step, written: played.scenario.rounds[index]! })),
    );
  return found[0]!;
}

/** Whether the text has a finding that a card is gone, once it says what is forced. */
function isOutOfDeck(before: Analysis, index: number, trial: Trial): boolean {
  if (trial.kind !== 'force') return false;
  const { step, written } = stepOf(before.scenarios[index]!, trial.step);
  const { ruleset, scenario } = before.scenarios[index]!;
  const intents = ruleset.trialSentences.forcing!(scenario, written, step, trial.who)!.write(trial.faces);
  const after = before.withText(
    withEdits(before.reading.text, editsOf(before.reading, { title: '', certain: true, intents })),
  );
  const gone = ({ findings }: Analysis): number => findings.filter(({ rule }) => rule === 'pin-is-gone').length;
  return gone(after) > gone(before);
}

/** The edits of the new text that restore the old one. */
function undoing(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  let moved = 0;
  return edits.map(({ start, end, text: words }) => {
    const from = start + moved;
    moved += words.length - (end - start);
    return { start: from, end: from + words.length, text: text.slice(start, end) };
  });
}

/** The rules of all errors, with the words in which they were found. */
function errorsOf(analysis: Analysis): readonly string[] {
  return analysis.findings
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, source }) => {
      const { start, end } = analysis.rangeOf(source)!;
      return `${rule}: ${analysis.reading.text.slice(start, end)}`;
    });
}

function textOf(file: string): string {
  return readFileSync(inProject('samples', file), 'utf8');
}

function placeOf(file: string) {
  return { file, include: (path: string) => textOf(join(dirname(file), path)) };
}

function analyzed(file: string, text: string): Analysis {
  return analyze(text, placeOf(file));
}
