/**
 * The samples: only the findings that they announce, their transcripts word for word, and consistent odds. A comment
 * `// finding: RULE` announces a finding of that rule on the next line; more words may follow the rule. `UPDATE=1`
 * writes the transcripts again, for review.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../../scripts/paths.ts';
import { analyze, rulePages, timelineWithFindings, type Analysis } from '../../server/analysis/index.ts';
import type { ContestOdds, Finding, OutcomeOdds, RoundOdds } from '../../server/engine/index.ts';
import { formatEdits } from '../../server/language/index.ts';
import { timelineJson, transcript } from '../../server/report/index.ts';

const transcripts = join(import.meta.dirname, 'transcripts');
const samples = filesIn(inProject('samples')).filter((file) => /\.(?:clash|md)$/u.test(file));
/** Those that are played; the others are only included. */
const played = samples.filter((file) => /^\s*round \d/mu.test(textOf(file)));

for (const file of samples) {
  describe(`the sample ${file}`, () => {
    it('has the findings that it announces, and no others', () => {
      assert.deepEqual(foundIn(analyzed(file)), announcedIn(textOf(file)));
    });

    if (file.endsWith('.clash')) {
      it('is formatted', () => {
        assert.deepEqual(formatEdits(analyzed(file).reading), []);
      });
    }

    if (file.includes('/') && file.endsWith('.clash')) {
      it('says at the beginning what it shows', () => {
        assert.match(textOf(file), /^\/\/ \S/u);
      });
    }
  });
}

for (const file of played) {
  describe(`the sample ${file}, played`, () => {
    let analysis: Analysis;
    before(() => (analysis = analyzed(file)));

    it('has the course in its transcript', () => {
      const course = `${transcript(
        analysis.scenarios.map((scenario) => timelineWithFindings(analysis, scenario)),
        analysis.linesOf,
        'text',
      )}\n`;
      const golden = join(transcripts, transcriptOf(file));
      if (process.env['UPDATE'] === '1') {
        mkdirSync(dirname(golden), { recursive: true });
        writeFileSync(golden, course);
      }
      assert.equal(course, readFileSync(golden, 'utf8'));
    });

    it('has the same course again with the same seed', () => {
      const again = analyzed(file);
      for (const seed of [1, 2, 2_147_483_647]) assert.deepEqual(courseOf(again, seed), courseOf(analysis, seed));
    });

    it('has contests with complete outcomes', () => {
      for (const { odds, pinned } of contestsOf(analysis)) {
        assert.equal(sumOf(odds), '1');
        if (pinned !== undefined) assert.equal(sumOf(pinned), '1');
      }
    });

    it('has chances between impossible and certain', () => {
      const chances = roundsOf(analysis).flatMap(({ actions, contests }) =>
        [...actions, ...contests].flatMap(({ odds }) => [...odds.values()]),
      );
      assert.notEqual(chances.length, 0);
      assert.deepEqual(
        chances.filter(({ chance }) => chance.compare(0) < 0 || chance.compare(1) > 0),
        [],
      );
    });

    it('has modifiers by rules that have a page', () => {
      const pages = rulePages();
      const rules = roundsOf(analysis).flatMap(({ actions }) =>
        actions.flatMap(({ pool }) => pool.modifiers.map(({ rule }) => rule)),
      );
      assert.deepEqual(
        rules.filter((rule) => !pages.has(rule)),
        [],
      );
    });

    it('has steps by rules that have a page, each with a unique key', () => {
      const pages = rulePages();
      for (const { rounds } of analysis.scenarios.map((scenario) => scenario.timeline())) {
        const steps = rounds.flatMap((round) => round.steps);
        assert.deepEqual(
          steps.flatMap(({ rule }) => (rule === undefined || pages.has(rule) ? [] : [rule])),
          [],
        );
        assert.equal(new Set(steps.map(({ key }) => key)).size, steps.length);
      }
    });
  });
}

describe('the transcripts', () => {
  it('are all of existing samples', () => {
    assert.deepEqual(filesIn(transcripts), played.map(transcriptOf).sort());
  });
});

describe('the findings in a sample', () => {
  it('include those about outcomes', () => {
    const text =
      'scenario "x"\nrules attack-algorithm\ncombatant Ilse of the Players\ncombatant Brok of the Host\n  HP 90\ndecides defeat: at 0 HP\nround 1\n  Ilse: attacks Brok.\nround 2 if Brok is out of the fight\n  Brok: flees.\n';
    assert.deepEqual(foundIn(analyze(text, { file: 'x.clash' })), ['9: round-never-reached']);
  });
});

describe('an announced finding', () => {
  it('applies to the next line that isn’t a comment', () => {
    const text =
      'round 1\n  // finding: claimed-throw, on purpose\n  // and why\n  advantage weapon\n// no finding: here\n';
    assert.deepEqual(announcedIn(text), ['4: claimed-throw']);
  });

  it('is distinguished from an unannounced one', () => {
    const text =
      'scenario "x"\nrules demon-city-2018\nsituation "y"\n  // finding: claimed-throw\n  advantage weapon\n  advantage supernatural\n';
    assert.deepEqual(foundIn(analyze(text, { file: 'x.clash' })), ['5: claimed-throw', '6: claimed-throw']);
    assert.deepEqual(announcedIn(text), ['5: claimed-throw']);
  });
});

/** The files of a folder and its subfolders, by relative path, sorted by name. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

function textOf(file: string): string {
  return readFileSync(inProject('samples', file), 'utf8');
}

function transcriptOf(file: string): string {
  return file.replace(/\.\w+$/u, '.txt');
}

function analyzed(file: string): Analysis {
  const folder = dirname(file);
  return analyze(textOf(file), { file, include: (path) => textOf(join(folder, path)) });
}

/** Static and outcome findings, as `line: rule`, sorted by line. */
function foundIn(analysis: Analysis): readonly string[] {
  const lineOf = ({ source }: Finding): number =>
    analysis.lines.positionAt(analysis.rangeOf(source)?.start ?? 0).line + 1;
  return [...analysis.findings, ...analysis.outcomeFindings]
    .sort((one, other) => lineOf(one) - lineOf(other))
    .map((finding) => `${lineOf(finding)}: ${finding.rule}`);
}

/** The findings that the comments of a text announce, as `line: rule`. */
function announcedIn(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const rule = /^\s*\/\/ finding: ([a-z-]+)/u.exec(line)?.[1];
    if (rule === undefined) return [];
    const below = lines.findIndex((each, at) => at > index && !each.trimStart().startsWith('//'));
    return [`${below + 1}: ${rule}`];
  });
}

function courseOf(analysis: Analysis, seed: number): unknown {
  return timelineJson(
    analysis.scenarios.map((scenario) => timelineWithFindings(analysis, scenario, seed)),
    analysis.linesOf,
  );
}

function roundsOf({ scenarios }: Analysis): readonly RoundOdds[] {
  return scenarios.flatMap((scenario) => scenario.odds().rounds);
}

function contestsOf(analysis: Analysis): readonly ContestOdds[] {
  return roundsOf(analysis).flatMap(({ contests }) => contests);
}

/** The sum as a fraction, of what isn’t part of something else, of exact figures only. */
function sumOf(odds: OutcomeOdds): string {
  const [first, ...others] = [...odds.values()]
    .filter(({ partOf }) => partOf === undefined)
    .map(({ chance, sample }) => {
      assert.equal(sample, undefined);
      return chance;
    });
  return others.reduce((sum, chance) => sum.add(chance), first!).toFraction();
}
