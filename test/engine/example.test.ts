/** Examples of checks: two texts in one, distinguished by their margin. */
import assert from 'node:assert/strict';
import { example } from '../../server/engine/index.ts';

describe('an example', () => {
  it('has the lines of both, with the wrong ones in one text and the corrected ones in the other', () => {
    const text = example(`
  round 1
-   Ann: punches.
         ^^^^^^^
+   Ann: punches Bill.
+     advantage "a run"
    Bill: waits.
`);
    assert.deepEqual(text, {
      bad: 'round 1\n  Ann: punches.\n//     ^^^^^^^\n  Bill: waits.\n',
      good: 'round 1\n  Ann: punches Bill.\n    advantage "a run"\n  Bill: waits.\n',
    });
  });

  it('has the marks of a shared line only in the wrong text', () => {
    const { bad, good } = example('\n  round 1\n    Ann: flips.\n    ^^^^^^^^^^\n\n  round 2\n');
    assert.deepEqual(
      [bad, good],
      ['round 1\n  Ann: flips.\n//^^^^^^^^^^\n\nround 2\n', 'round 1\n  Ann: flips.\n\nround 2\n'],
    );
  });

  it('has no line without a margin', () => {
    assert.throws(() => example('\n  round 1\n\tAnn: flips.\n'), /no margin: \tAnn/u);
  });
});
