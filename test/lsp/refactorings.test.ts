/** Refactorings of valid lines, and of an unfinished file: each is applied, and the resulting text is clean. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { analyze, say, type Analysis } from '../../server/analysis/index.ts';
import { partiesOf, rulesets } from '../../server/engine/index.ts';
import { refactoringsOf, resolvedRefactoring } from '../../server/lsp/actions/refactorings.ts';
import { inProject } from '../../scripts/paths.ts';
import { edited } from '../protocol/cursor.ts';
import { cursor } from '../language/helper.ts';

const file = 'test.clash';

function read(text: string): Analysis {
  return analyze(text, { file });
}

function titles(marked: string): readonly string[] {
  const { text, at } = cursor(marked);
  const analysis = read(text);
  const here = analysis.lines.positionAt(at);
  return refactoringsOf(analysis, { start: here, end: here }, () => true).map(({ title }) => title);
}

/** The text after the first action at `$0` whose title begins so. */
async function after(marked: string, title: string): Promise<string> {
  const { text, at } = cursor(marked);
  const analysis = read(text);
  const here = analysis.lines.positionAt(at);
  const action = refactoringsOf(analysis, { start: here, end: here }, () => true).find((each) =>
    each.title.startsWith(title),
  );
  assert.ok(action, title);
  const { edit } = await resolvedRefactoring(
    action,
    analysis,
    (other) => Promise.resolve(read(other)),
    () => undefined,
  );
  return edited(text, edit?.changes?.[file] ?? []);
}

function troublesIn(text: string): readonly string[] {
  const { findings, outcomeFindings } = read(text);
  return [...findings, ...outcomeFindings].filter(({ severity }) => severity !== 'info').map(say);
}

const cast = `scenario "The cellar"
rules demon-city-2018

combatant Ann (she) of the Players
  Agility 3  Toughness 2
  carries knife

combatant Bo (he) of the Players
  Agility 3  Toughness 2

combatant the Ghoul (it) of the Host
  Agility 2  Toughness 4
`;

const fight = `${cast}
round 1
  Ann: stabs the Ghoul with her knife.
  the Ghoul: punches Ann.
`;

describe('on a valid line', () => {
  it('somebody missing in a round is added, with what they carry', async () => {
    const text = await after(fight.replace('Ann: stabs', '$0Ann: stabs'), 'Add the missing actor: Bo');
    assert.equal(text, `${fight.trimEnd()}\n  Bo: punches the Ghoul.\n`);
    assert.deepEqual(troublesIn(text), []);
    assert.ok(!titles(text.replace('round 1', 'round 1$0')).some((title) => title.startsWith('Add the')));
  });

  it('somebody missing is named as in the cast, with the article', async () => {
    const text = await after(
      `${cast}\nround 1$0\n  Ann: stabs the Ghoul with her knife.\n  Bo: punches the Ghoul.\n`,
      'Add the missing actor: the Ghoul',
    );
    assert.match(text, /\n {2}the Ghoul: punches (?:Ann|Bo)\.\n$/u);
  });

  it('nobody counts as missing whose line can’t be read', () => {
    const text = fight
      .replace('  the Ghoul: punches Ann.', '  the Ghoul: punches Ann.\n  Bo: zorps the Ghoul.')
      .replace('round 1', 'round 1$0');
    assert.ok(!titles(text).some((title) => title.startsWith('Add the')), titles(text).join());
  });

  it('a list is split into one announcement each, with everything below it', async () => {
    const list = `${cast}\nround 1\n  $0Ann and Bo: punch the Ghoul.\n    on success "It reels."\n  the Ghoul: punches Ann.\n`;
    const text = await after(list, 'Split this list');
    assert.equal(
      text,
      `${cast}
round 1
  Ann: punches the Ghoul.
    on success "It reels."
  Bo: punches the Ghoul.
    on success "It reels."
  the Ghoul: punches Ann.
`,
    );
    assert.deepEqual(troublesIn(text), []);
  });

  it('a current chance becomes an expectation, rounded down, and met at once', async function () {
    this.timeout(20_000);
    const text = await after(fight.replace('Ann: stabs', '$0Ann: stabs'), 'Expect at least the present chance');
    assert.match(text, /\nexpect Ann succeeds at least [1-9]\d?% in round 1\n$/u);
    const [judged] = read(text).scenarios[0]!.verdicts;
    assert.equal(judged?.verdict.verdict, 'met');
    const more = text.replace(/(\d+)%/u, (_, percent: string) => `${Number(percent) + 1}%`);
    assert.equal(read(more).scenarios[0]!.verdicts[0]?.verdict.verdict, 'failed');
    assert.deepEqual(troublesIn(text), []);
  });

  it('throws are pinned as the file’s own seed gives them, named in the title', async () => {
    const text = await after(fight.replace('Ann: stabs', '$0Ann: stabs'), 'Pin what is thrown here');
    assert.match(text, /with her knife\.\n {4}throws \d+\n {4}damage throws \d+\n/u);
    assert.deepEqual(troublesIn(text), []);
    const thrown = (each: string): readonly string[] =>
      read(each)
        .scenarios[0]!.timeline()
        .rounds[0]!.steps.flatMap((step) =>
          partiesOf(step)
            .filter(({ who }) => who === 'Ann')
            .flatMap(({ results }) => results.filter(({ kept }) => kept).map(({ label }) => label)),
        );
    assert.deepEqual(thrown(text), thrown(fight));
    assert.ok(titles(fight.replace('Ann: stabs', '$0Ann: stabs')).includes('Pin what is thrown here with seed 1'));
    assert.ok(
      titles(fight.replace('\nround 1', '\nseed 3\nround 1').replace('Ann: stabs', '$0Ann: stabs')).includes(
        'Pin what is thrown here with seed 3',
      ),
    );
    assert.ok(!titles(text.replace('Ann: stabs', 'Ann:$0 stabs')).some((title) => title.startsWith('Pin')));
  });

  it('nothing can be rewritten in the cast', () => {
    assert.deepEqual(titles(fight.replace('Agility 3', '$0Agility 3')), []);
  });
});

describe('a file without a round', () => {
  for (const ruleset of rulesets) {
    const head = `scenario "The cellar"\nrules ${ruleset.id}\n`;
    const people = ['combatant Ann (she) of the Players', 'combatant Zed (he) of the Host'].map((heading, index) =>
      [heading, ...ruleset.drafting.block(index === 0 ? 'Players' : 'Host').map((line) => `  ${line}`)].join('\n'),
    );

    it(`gets a first round in which everybody announces something: ${ruleset.id}`, async () => {
      const text = await after(`$0${head}${people.join('\n')}\n`, 'Write a first round');
      const [scenario] = read(text).scenarios;
      assert.deepEqual(read(text).reading.problems.map(say), []);
      assert.deepEqual(
        scenario!.scenario.rounds[0]!.announcements.map(({ actors }) => actors[0]?.id),
        ['Ann', 'Zed'],
      );
      assert.deepEqual(troublesIn(text), []);
      assert.equal(scenario!.timeline().rounds.length, 1);
    });

    it(`gets a cast too if it has none: ${ruleset.id}`, async () => {
      const text = await after(`${head}$0`, 'Write the rest');
      assert.equal(read(text).scenarios[0]!.scenario.combatants.length, 2);
      assert.deepEqual(troublesIn(text), []);
      assert.ok(read(text).scenarios[0]!.scenario.rounds[0]!.announcements.length === 2);
    });
  }
});

describe('refactorings of the samples', () => {
  for (const name of readdirSync(inProject('samples')).filter(
    (each) => /duel|roof|hill|sword/u.test(each) && each.endsWith('.clash'),
  )) {
    it(`can be applied and read: ${name}`, async function () {
      this.timeout(30_000);
      const text = readFileSync(inProject('samples', name), 'utf8');
      const [round] = [text.indexOf('\nround 1')];
      const line = text.indexOf(':', text.indexOf('\n', round + 1)) - 1;
      const marked = `${text.slice(0, line)}$0${text.slice(line)}`;
      for (const title of titles(marked))
        assert.deepEqual(read(await after(marked, title)).reading.problems.map(say), [], title);
    });
  }
});
