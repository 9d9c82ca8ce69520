/** The game of a scenario, named in other words than its id: it is played, and the id is offered. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../../server/analysis/index.ts';
import { editsOf } from '../../../server/language/index.ts';

const scenario = (line: string): string => `scenario "The cellar"\n${line}\nround 1\n`;

/** `id | message`, and the text after the first fix. */
function readAs(line: string): readonly string[] {
  const { findings, scenarios } = analyze(scenario(line), { file: 'test.clash' });
  return [scenarios[0]?.ruleset.id ?? '', ...findings.map((finding) => `${finding.severity}: ${say(finding)}`)];
}

function offeredFor(line: string): readonly string[] {
  const { findings, reading } = analyze(scenario(line), { file: 'test.clash' });
  return findings
    .flatMap(({ fixes }) => fixes)
    .map((fix) => {
      const [edit] = editsOf(reading, fix);
      return edit === undefined
        ? ''
        : ((reading.text.slice(0, edit.start) + edit.text + reading.text.slice(edit.end)).split('\n')[1] ?? '');
    });
}

describe('the game of a scenario', () => {
  for (const [line, id] of [
    ['ruleset demon-city-2017', 'demon-city-2017'],
    ['game quick-shot', 'quick-shot'],
    ['Rules: Demon City (tarot)', 'demon-city-2018'],
    ['rules Demon City tarot', 'demon-city-2018'],
    ['rules: demon city dice', 'demon-city-2017'],
    ['Game: Quick Shot', 'quick-shot'],
    ['rules Demon City 2017', 'demon-city-2017'],
    ['Ruleset: New attack algorithm', 'attack-algorithm'],
    ['system QuickShot', 'quick-shot'],
    ['quick shot', 'quick-shot'],
    ['Using the Demon City rules (dice version)', 'demon-city-2017'],
    ['for Quick Shot', 'quick-shot'],
    ['We play Demon City, tarot edition', 'demon-city-2018'],
    ['Played with the attack algorithm', 'attack-algorithm'],
    ['demon city 2017', 'demon-city-2017'],
  ] as const) {
    it(`is recognised by its title or by words: ${line}`, () => {
      assert.deepEqual(readAs(line), [id, `info: “${line}” is read as “rules ${id}”`]);
      assert.deepEqual(offeredFor(line), [`rules ${id}`]);
    });
  }

  it('may be named after a colon', () => assert.deepEqual(readAs('Rules: quick-shot'), ['quick-shot']));

  it('has to be chosen if several may be meant', () => {
    assert.deepEqual(readAs('rules: Demon City'), [
      'demon-city-2018',
      'error: “Demon City” could mean demon-city-2018 or demon-city-2017; until you write which, demon-city-2018 is used',
    ]);
    assert.deepEqual(offeredFor('rules: Demon City'), ['rules demon-city-2018', 'rules demon-city-2017']);
  });

  it('has a list of ids if no known game is meant, reported once', () => {
    assert.deepEqual(readAs('rules D&D'), [
      'demon-city-2018',
      'error: “D&D” isn’t the name of any rules; write demon-city-2018, demon-city-2017, attack-algorithm, quick-shot or acquire-moveables',
    ]);
    assert.equal(offeredFor('rules D&D').length, 5);
  });

  it('has to be chosen if a sentence names it, but not its edition', () => {
    assert.deepEqual(readAs('Using the Demon City rules'), [
      'demon-city-2018',
      'error: “Using the Demon City rules” could mean demon-city-2018 or demon-city-2017; until you write which, demon-city-2018 is used',
    ]);
  });

  it('isn’t named by a sentence about something else', () => {
    assert.deepEqual(readAs('demon city is a place of rules').slice(0, 1), ['demon-city-2018']);
    assert.deepEqual(
      analyze(scenario('Quick, a shot!'), { file: 'test.clash' }).findings.filter(
        ({ rule }) => rule === 'rules-by-title',
      ),
      [],
    );
    assert.deepEqual(readAs('game over, says the boatman').slice(0, 1), ['demon-city-2018']);
    assert.deepEqual(
      analyze(scenario('game over, says the boatman'), { file: 'test.clash' }).findings.filter(
        ({ rule }) => rule === 'rules-by-title' || rule === 'unknown-rules',
      ),
      [],
    );
  });
});
