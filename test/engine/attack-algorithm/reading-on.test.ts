/** The rule pages of the New attack algorithm lead through a whole round, from one to the next. */
import assert from 'node:assert/strict';
import { rulePages } from '../../../server/analysis/index.ts';
import { pages } from '../../../server/engine/rulesets/attack-algorithm/pages/index.ts';
import { rule } from '../../../server/engine/rulesets/attack-algorithm/rule-ids.ts';

/** The ids of all pages reachable from a page. */
function reached(from: string): ReadonlySet<string> {
  const found = new Set<string>([from]);
  for (const id of found) for (const next of pages.find((page) => page.id === id)?.next ?? []) found.add(next);
  return found;
}

describe('following the rule pages', () => {
  it('leads from the roll of a side to everything that happens in a round (lines 29 to 54)', () => {
    const all = reached(rule.oneRoll.id);
    const parts = new Set(
      [rule.attackRoll, rule.oneRoll, rule.contested].map(({ id }) => pages.find((page) => page.id === id)?.part),
    );
    const missed = pages.filter(({ id, part }) => parts.has(part) && id !== rule.considerations.id && !all.has(id));
    assert.deepEqual(
      missed.map(({ id }) => id),
      [],
    );
  });

  it('leads from checks to all rules about dice (lines 5 to 15)', () => {
    const all = reached(rule.check.id);
    const part = pages.find(({ id }) => id === rule.check.id)?.part;
    assert.deepEqual(
      pages.filter((page) => page.part === part && !all.has(page.id)).map(({ id }) => id),
      [],
    );
  });

  it('shows the next pages on the page itself', () => {
    const text =
      rulePages()
        .get(rule.mostEnemies.id)
        ?.markdown((_from, to) => `${to}.md`) ?? '';
    assert.match(text, /\n## Reading on\n\n- \[Who gets the leftover hits\]\(attack-algorithm\/uneven-hits\.md\)\n/u);
  });
});
