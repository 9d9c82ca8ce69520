/** Every rule of the ledger has a page, and every page is about this game’s rules. */
import assert from 'node:assert/strict';
import { checks } from '../../../server/engine/rulesets/attack-algorithm/checks/index.ts';
import { pages } from '../../../server/engine/rulesets/attack-algorithm/pages/index.ts';
import { requiredPages } from './required-pages.ts';
import { rule } from '../../../server/engine/rulesets/attack-algorithm/rule-ids.ts';

/** aa-001 to aa-048 of the reading, section 1. */
const ledger = Array.from({ length: 48 }, (_, index) => index + 1);
/** Where the text is a draft: the exploding critical, the details of combat, ties, tiebreakers (reading aa-q39). */
const drafts = [rule.critExplosion, rule.considerations, rule.contestedTie, rule.tiebreakers];

describe('the rule pages of attack-algorithm', () => {
  const known = pages.map(({ id }) => id);
  const named = new Set(requiredPages.flatMap((row) => row.pages));

  it('cover every rule of the ledger, each listed once', () => {
    assert.deepEqual(
      requiredPages.map(({ row }) => row),
      ledger,
    );
    assert.deepEqual(
      requiredPages.filter((row) => row.pages.length === 0),
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

  it('name every check of the game', () => {
    const watching = new Set(pages.flatMap((page) => page.checks ?? []));
    assert.deepEqual(
      checks.map(({ id }) => id).filter((id) => !watching.has(id)),
      [],
    );
  });

  it('call the text a draft in the four places where it is one', () => {
    const told = pages.filter(({ says }) => says.includes('draft')).map(({ id }) => id);
    assert.deepEqual(told.sort(), drafts.map(({ id }) => id).sort());
  });
});
