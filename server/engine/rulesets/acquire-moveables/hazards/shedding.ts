/** Getting out of armour or a pack in the water: a PRE test (am-234). */
import { deedSentence } from '../deeds/deed-words.ts';
import type { Planner } from '../deeds/planned.ts';
import { testedBy } from '../deeds/tests.ts';
import { rule } from '../rule-ids.ts';

const outcomes = new Map([
  ['succeeds', 'gets out of it'],
  ['fails', 'can’t get out of it'],
]);

export const plannedShedding: Planner = (context, deed) =>
  testedBy(context, deed, ['PRE'], {
    kind: 'shedding',
    rule: rule.shedding,
    outcomes,
    title: (isSuccess) => `${deedSentence(context.cast, deed)}: ${isSuccess ? 'it comes off' : 'it stays on'}`,
    effect: () => 'The text doesn’t say whether each piece takes a test, or how long it takes: the group decides.',
  });
