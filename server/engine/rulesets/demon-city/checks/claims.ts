/** Throws or dice claimed by hand that follow from what is announced. */
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, NameRef, Round, Scenario } from '../../../scenario.ts';
import { claimedExtra, claimedLoss, factsOf, type DemonCityFact, type DerivedThrow } from '../facts.ts';
import { reasonOf, type DerivedRules } from './claim-reasons.ts';
import type { CountedRound } from './counted-round.ts';
import { remove } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';

interface Claim {
  readonly fact: DemonCityFact;
  readonly what: DerivedThrow | undefined;
  readonly words: string;
  readonly who: readonly NameRef[];
  readonly round?: Round<DemonCityFact>;
  readonly announcement?: Announcement<DemonCityFact>;
}

/** One finding for each claim, with the reason where the text alone tells it. */
export function claimFindings(
  rule: Pick<LintRule, 'id' | 'severity'>,
  scenario: Scenario<DemonCityFact>,
  counted: readonly CountedRound[],
  rules: DerivedRules,
): readonly Finding[] {
  return claimsIn(scenario).map((claim) => {
    const { message, data } = reasonOf(
      claim.what,
      claim.who,
      counted.find(({ round }) => round === claim.round),
      rules,
    );
    return found(
      rule,
      message,
      claim.fact.source,
      { claim: claim.words, ...data },
      { fixes: [remove(claim.fact, claim.announcement, true)] },
    );
  });
}

function claimsIn(scenario: Scenario<DemonCityFact>): readonly Claim[] {
  return sayings(scenario).flatMap(({ facts, round, announcement }): Claim[] => {
    const place = {
      ...(round === undefined ? {} : { round }),
      ...(announcement === undefined ? {} : { announcement }),
    };
    const whose = (refs: readonly NameRef[]): readonly NameRef[] =>
      refs.length > 0 ? refs : (announcement?.actors ?? []);
    return [
      ...factsOf(facts, 'claimed throw').map((fact) => ({
        fact,
        what: claimedExtra(`${fact.claim} die`) ?? claimedLoss(fact.claim),
        words: fact.claim,
        who: whose(fact.for),
        ...place,
      })),
      ...factsOf(facts, 'advantage').map((fact) => ({
        fact,
        what: claimedExtra(fact.words.text),
        words: fact.words.text,
        who: whose(fact.for),
        ...place,
      })),
      ...factsOf(facts, 'hindrance').map((fact) => ({
        fact,
        what: claimedLoss(fact.words.text),
        words: fact.words.text,
        who: whose(fact.on),
        ...place,
      })),
    ].filter(({ what }) => what !== undefined);
  });
}
