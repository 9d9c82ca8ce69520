/** Every rule of the ledger has a page, and every page is about this game’s rules. */
import assert from 'node:assert/strict';
import { checks } from '../../../server/engine/rulesets/quick-shot/checks/index.ts';
import { pages } from '../../../server/engine/rulesets/quick-shot/pages/index.ts';
import { publishedRows } from '../../../server/engine/rulesets/quick-shot/published.ts';
import { requiredPages } from './required-pages.ts';
import { rule } from '../../../server/engine/rulesets/quick-shot/rule-ids.ts';

/** qs-001 to qs-225 of the reading, section 1. */
const ledger = Array.from({ length: 225 }, (_, index) => index + 1);
const parts = ['Gambles', 'Dice', 'Outcomes', 'Combat', 'Characters', 'Willpower', 'Delta Green'];

describe('the rule pages of quick-shot', () => {
  const known = pages.map(({ id }) => id);
  const named = new Set(requiredPages.flatMap((rows) => rows.pages));

  it('cover every rule of the ledger, each listed once', () => {
    assert.deepEqual(
      requiredPages.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
      ledger,
    );
    assert.deepEqual(
      requiredPages.filter((rows) => rows.pages.length === 0),
      [],
    );
    assert.deepEqual(
      [...named].filter((id) => !known.includes(id)),
      [],
    );
  });

  it('are each named by a rule of the ledger', () => {
    assert.deepEqual(
      known.filter((id) => !named.has(id)),
      [],
    );
  });

  it('are one for each rule that has an id, under its title and in its order', () => {
    assert.deepEqual(
      pages.map(({ id, title }) => ({ id, title })),
      Object.values(rule).map(({ id, title }) => ({ id, title })),
    );
  });

  it('are in the phases of play in their order, each with two or three next pages', () => {
    assert.deepEqual([...new Set(pages.map(({ part }) => part))], parts);
    assert.deepEqual(
      pages.filter(({ next = [] }) => next.length < 2 || next.length > 3).map(({ id }) => id),
      [],
    );
  });

  it('lead from the first of them to all others', () => {
    const found = new Set<string>([rule.noRoll.id]);
    for (const id of found) for (const next of pages.find((page) => page.id === id)?.next ?? []) found.add(next);
    assert.deepEqual(
      known.filter((id) => !found.has(id)),
      [],
    );
  });

  it('name every check of the game', () => {
    const watching = new Set(pages.flatMap((page) => page.checks ?? []));
    assert.deepEqual(
      checks.map(({ id }) => id).filter((id) => !watching.has(id)),
      [],
    );
  });

  it('print no chance of success that the text’s tables don’t have, except those marked as computed', () => {
    const printed = new Set(publishedRows.map(({ success }) => success));
    const reckoned = [50, 29];
    const told = pages.flatMap(({ says, silent = '' }) =>
      [...`${says} ${silent}`.matchAll(/(?<![.\d])(\d+)%/gu)].map(([, percent]) => Number(percent)),
    );
    assert.deepEqual(
      told.filter((percent) => !printed.has(percent) && !reckoned.includes(percent)),
      [],
    );
  });
});
