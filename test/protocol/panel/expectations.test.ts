/** The expectations in a workspace and their results, as the extension requests them. */
import assert from 'node:assert/strict';
import { methods, type ExpectationsAnswer, type VerdictsAnswer } from '../../../server/protocol/index.ts';
import { Editor } from '../editor.ts';
import { duel } from '../texts.ts';

const expecting = `${duel}expect Laura succeeds at least 60% in round 1\nexpect   a tie at most 5% in round 1\n`;

describe('the expectations of a file', () => {
  let editor: Editor;
  beforeEach(async () => (editor = await Editor.start()));
  afterEach(() => editor.quit());

  const listed = (uri: string): Promise<ExpectationsAnswer> =>
    editor.server.connection.sendRequest(methods.expectations, { uri });
  const judged = (uri: string, scenario = 0): Promise<VerdictsAnswer> =>
    editor.server.connection.sendRequest(methods.verdicts, { uri, scenario });

  it('are listed with their words and lines, by scenario; scenarios without any are left out', async () => {
    const { uri } = await editor.open(`${duel}\n${expecting.replace('Duel', 'Return match')}`);
    assert.deepEqual(await listed(uri), [
      {
        scenario: 1,
        title: 'Return match',
        line: 12,
        expectations: [
          { words: 'expect Laura succeeds at least 60% in round 1', line: 22 },
          { words: 'expect a tie at most 5% in round 1', line: 23 },
        ],
      },
    ]);
  });

  it('are listed and evaluated in a file that isn’t open', async () => {
    const uri = 'file:///adventure/other.clash';
    editor.files.set(uri, expecting);
    assert.deepEqual(
      (await listed(uri)).map(({ expectations }) => expectations.length),
      [2],
    );
    assert.equal((await judged(uri))?.length, 2);
  });

  it('are evaluated by the odds', async () => {
    // Laura takes effect in 189/310 of all deals; one in ten is a tie.
    const { uri } = await editor.open(expecting);
    const verdicts = await judged(uri);
    assert.deepEqual(
      verdicts?.map(({ verdict, actual, line }) => [verdict, actual, line]),
      [
        ['met', '61.0%', 11],
        ['failed', '10.0%', 12],
      ],
    );
    assert.match(verdicts[1]?.message ?? '', /10\.0%.*at most 5%/);
    assert.equal(verdicts[0]?.message, '61.0%, at least 60% is expected: met (exactly 189/310, over all courses)');
  });

  it('aren’t evaluated while something can’t be read, and say where that is', async () => {
    const { uri } = await editor.open(expecting.replace('Laura: punches', 'Laura: punchs'));
    assert.deepEqual(
      (await judged(uri))?.map(({ verdict, message, actual }) => [verdict, message, actual]),
      [
        ['unjudged', 'not judged: line 10 can’t be read', undefined],
        ['unjudged', 'not judged: line 10 can’t be read', undefined],
      ],
    );
  });

  it('aren’t evaluated if a name is undeclared, and say where that is', async () => {
    const { uri } = await editor.open(
      `${expecting.replace('punches the Ghoul', 'punches the Goul')}expect Lora succeeds at least 60% in round 1\n`,
    );
    assert.deepEqual(
      (await judged(uri))?.map(({ message }) => message),
      [
        'not judged: line 10 names somebody unknown',
        'not judged: line 10 names somebody unknown',
        'not judged: line 13 names somebody unknown',
      ],
    );
  });

  it('are empty without such a file or scenario', async () => {
    assert.deepEqual(await listed('file:///adventure/nowhere.clash'), []);
    assert.deepEqual(await listed('not an address'), []);
    assert.equal(await judged('file:///adventure/nowhere.clash'), null);
    assert.equal(await judged((await editor.open(expecting)).uri, 7), null);
  });
});
