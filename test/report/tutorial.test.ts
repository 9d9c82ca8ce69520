/** The tutorial, line by line: its pages can be read, and its quoted output is the actual one. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';
import { analyze, say, wayTo, type Analysis } from '../../server/analysis/index.ts';
import { runToEnd } from '../../server/engine/index.ts';
import { codeLensSteps, lensRoundOf, resolvedLens } from '../../server/lsp/annotations/code-lenses.ts';
import { inlayHintsOf } from '../../server/lsp/annotations/inlay-hints.ts';
import { LastValid } from '../../server/lsp/annotations/last-valid.ts';

const tutorial = readFileSync(inProject('docs', 'tutorial.md'), 'utf8');

/** A fenced block with the prose before it, and the page at that point. */
interface Passage {
  readonly kind: string;
  readonly block: string;
  readonly prose: string;
  readonly page: string;
  /** The page that the prose is about. */
  readonly before: string;
}

const passages = passagesOf(tutorial);
const pages = passages.filter(({ kind }) => kind === 'clash');
const fight = pages.findLast(({ page }) => page.startsWith('scenario "The boathouse"'))!.page;

describe('the tutorial', () => {
  for (const [index, { page }] of pages.entries()) {
    it(`has no findings in its page after box ${index + 1}`, () => {
      const { findings, outcomeFindings } = analysed(page);
      // Whoever is written down first isn’t in a round yet.
      const found = [...findings, ...outcomeFindings].filter(
        ({ severity }) => severity === 'error' || (severity === 'warning' && page.includes('round 1')),
      );
      assert.deepEqual(found.map(say), []);
    });
  }

  for (const { block, page } of passages.filter(({ kind }) => kind === 'shown')) {
    it(`shows what the editor shows: ${block.split('\n')[0]!}`, () => {
      const lines = shownIn(page);
      for (const line of block.split('\n').map((each) => each.trim()))
        assert.ok(lines.includes(line), `“${line}” is not among\n${lines.join('\n')}`);
    });
  }

  it('names no chance that its page doesn’t have', () => {
    for (const { kind, prose, page, before } of passages) {
      const shown = shownIn(kind === 'shown' ? page : before).join('\n');
      for (const [percent] of prose.replaceAll(/`[^`]*`/g, '').matchAll(/\d+(?:\.\d+)?%/g))
        assert.ok(shown.includes(percent), `${percent} is not in\n${shown}`);
    }
  });

  it('names the seed with which its last round is stepped through', () => {
    const scenario = analysed(fight).scenarios[0]!;
    assert.deepEqual(wayTo(scenario, scenario.scenario.rounds.length - 1), { seed: 3 });
    assert.match(tutorial, /seed 3, the first that does/u);
  });

  for (const [meant, typed, message, cure] of rowsUnder('## When something is underlined')) {
    it(`quotes the finding of the mistake ${typed!}, and corrects it`, () => {
      const slipped = fight.replace(bare(meant!), bare(typed!));
      assert.notEqual(slipped, fight);
      const [finding, ...others] = analysed(slipped).findings;
      assert.deepEqual([say(finding!), finding!.fixes[0]?.title, others.map(say)], [message, cure, []]);
    });
  }

  for (const example of examplesUnder('**Verbs**')) {
    it(`has a verb that can be read: ${example}`, () => {
      const indented = /searches|picks/u.test(example) ? '\n    with Perception against 5' : '';
      assert.deepEqual(
        unread(
          fight.replace(
            '  Nora: shoots the Eel with her revolver.\n    called shot "the eye"',
            `  Nora: ${example}.${indented}`,
          ),
        ),
        [],
      );
    });
  }

  for (const example of examplesUnder('**Clauses**')) {
    it(`has a clause that can be read: ${example}`, () => {
      const action = example.startsWith('with ') ? 'searches for "the key".' : 'shoots the Eel with her revolver.';
      assert.deepEqual(
        unread(
          fight.replace('shoots the Eel with her revolver.\n    called shot "the eye"', `${action}\n    ${example}`),
        ),
        [],
      );
    });
  }

  for (const example of examplesUnder('**In the situation')) {
    it(`has a fact that can be read: ${example}`, () => {
      assert.deepEqual(unread(fight.replace('  Nora is 10 ft from the Eel.', `  ${example}`)), []);
      assert.deepEqual(unread(fight.replace('  the Eel: grabs Tom.', `  ${example}\n  the Eel: grabs Tom.`)), []);
    });
  }

  it('has traits, conditions and expectations that can be read', () => {
    const [traits = ''] = /\*\*Below a combatant\*\*.*/u.exec(tutorial) ?? [];
    const [carries, wears, supernatural, calm, hurt] = codeIn(traits);
    for (const trait of [carries, wears, supernatural, calm, hurt])
      assert.deepEqual(unread(fight.replace('  carries axe', `  carries axe\n  ${trait!}`)), [], trait);
    const conditions = codeIn(/^After `if` you can write.*$/mu.exec(tutorial)![0])
      .slice(1)
      .filter((words) => /^\p{L}+ \p{L}+ ?\p{L}*/u.test(words) && !words.startsWith('not'));
    assert.ok(conditions.length >= 6);
    for (const words of conditions)
      assert.deepEqual(unread(fight.replace('if the Players acted', `if ${words}`)), [], words);
    const expectations = codeIn(/Other questions are .*$/mu.exec(tutorial)![0]);
    assert.equal(expectations.length, 3);
    for (const words of expectations)
      assert.deepEqual(
        unread(`${fight}${words}\n`).filter((said) => !said.includes('is expected')),
        [],
        words,
      );
  });

  it('has declarations of verbs, stats and weapons that can be read and used', () => {
    const declared = codeIn(/^Many more verbs are known.*$|^Under `helps Tom`.*$/mu.exec(tutorial)![0]).filter(
      (words) => words.startsWith('verb '),
    );
    assert.equal(declared.length, 2);
    for (const words of declared) {
      const [, verb = ''] = words.split(/[ :]/u);
      assert.deepEqual(
        unread(
          fight
            .replace('\ncombatant Nora', `\n${words}\n\ncombatant Nora`)
            .replace('  the Eel: grabs Tom.', `  the Eel: ${verb} Tom.`),
        ),
        [],
        words,
      );
    }
    const [weapon, withDie] = codeIn(/^\*\*New attack algorithm\*\*.*$/mu.exec(tutorial)![0]).filter((words) =>
      words.startsWith('weapon '),
    );
    const bridge = pages.find(({ page }) => page.startsWith('scenario "The bridge"'))!.page;
    for (const words of [weapon, withDie])
      assert.deepEqual(unread(bridge.replace('\ncombatant Ilse', `\n${words!}\n\ncombatant Ilse`)), [], words);
  });

  it('has everything that a Calm Check needs', () => {
    const frightful = fight.replace(
      '  the Eel: grabs Tom.',
      '  the Eel shocks Nora and Tom "it has a face".\n  the Eel: grabs Tom.',
    );
    const [number, stat] = codeIn(/^Frightening others isn’t an action.*$/mu.exec(tutorial)![0]);
    const whole = frightful
      .replace('Agility 3  Toughness 3', `Agility 3  Toughness 3  ${stat!}`)
      .replace('Agility 2  Toughness 4', `Agility 2  Toughness 4  ${stat!}`)
      .replace('Agility 2  Toughness 5', `Agility 2  Toughness 5\n  ${number!}`);
    assert.deepEqual(analysed(whole).findings.map(say), []);
    assert.match(analysed(frightful).findings.map(say).join('\n'), /has no Calm Check number/u);
  });

  it('has every state that can be expected', () => {
    for (const state of codeIn(/^There are no other kinds.*$/mu.exec(tutorial)![0]))
      assert.deepEqual(unread(`${fight}expect Tom is ${state} at most 100% after round 2\n`), [], state);
  });

  it('is linked from the README, the walkthrough and an empty page', () => {
    assert.match(readFileSync(inProject('README.md'), 'utf8'), /\(docs\/tutorial\.md\)/u);
    assert.match(readFileSync(inProject('package.json'), 'utf8'), /\(command:clashwright\.openTutorial\)/u);
    assert.equal(
      runToEnd(codeLensSteps(analysed(''), new LastValid())).at(-1)?.command?.command,
      'clashwright.openTutorial',
    );
  });
});

/**
 * The passages in order. A box that begins a scenario is a page of its own, any other is added below; what is shown
 * belongs to the last page.
 */
function passagesOf(text: string): readonly Passage[] {
  let page = '';
  const parts = text.split(/^```(clash|shown)?$/mu);
  const found: Passage[] = [];
  for (let at = 0; at + 2 < parts.length; at += 4) {
    const [prose = '', kind = '', block = ''] = parts.slice(at, at + 3);
    const body = block.replace(/^\n/u, '');
    const before = page;
    if (kind === 'clash') page = body.startsWith('scenario') ? body : `${page}${body}`;
    found.push({ kind, block: body.trimEnd(), prose, page, before });
  }
  return found;
}

function analysed(page: string): Analysis {
  return analyze(page, { file: 'tutorial.clash' });
}

/** The unreadable sentences of a page. */
function unread(page: string): readonly string[] {
  return analysed(page)
    .findings.filter(({ severity }) => severity === 'error')
    .map(say);
}

/** The lines with the hints after them and the lenses above them. */
function shownIn(page: string): readonly string[] {
  const [analysis, lastValid] = [analysed(page), new LastValid()];
  for (const scenario of analysis.scenarios) while (!scenario.prepareChances());
  const lines = page.split('\n').map((line) => line.trim());
  const whole = { start: { line: 0, character: 0 }, end: { line: lines.length, character: 0 } };
  const hints = inlayHintsOf({ analysis, version: 1, includes: new Set<string>() }, whole, 'both', lastValid).map(
    ({ position, label }) => `${lines[position.line]!}${(label as string).replaceAll('\u00a0', ' ')}`,
  );
  const lenses = new Map<number, readonly string[]>();
  for (const lens of runToEnd(codeLensSteps(analysis, lastValid))) {
    const about = lensRoundOf(lens);
    const { range, command } =
      about === undefined
        ? lens
        : resolvedLens(lens, about, {
            analysis,
            lastValid,
            shown: lastValid.held(analysis, about.scenario),
            movesOf: () => [],
          })!;
    lenses.set(range.start.line, [...(lenses.get(range.start.line) ?? []), command!.title]);
  }
  return [...lines, ...hints, ...[...lenses.values()].map((titles) => titles.join(' | '))];
}

/** The cells of a table, without its head. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const rest = tutorial.slice(tutorial.indexOf(heading));
  const table = /(?:^\|.*\n)+/mu.exec(rest)?.[0] ?? '';
  return table
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function examplesUnder(heading: string): readonly string[] {
  return rowsUnder(heading).flatMap(([, examples = '']) => codeIn(examples));
}

function codeIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
}

function bare(cell: string): string {
  return cell.replaceAll('`', '');
}
