/** The fixes that the checks of every game offer in their own examples. */
import { rulesets } from '../../server/engine/index.ts';
import { unmarked } from './marks.ts';
import { tryOffers } from './offered.ts';

/** A check that two games share is tried once. */
for (const rule of new Set(rulesets.flatMap((ruleset) => ruleset.checks)))
  describe(`the check ${rule.id}`, () => tryOffers(unmarked(rule.bad)));
