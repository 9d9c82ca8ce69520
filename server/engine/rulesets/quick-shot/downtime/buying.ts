/** Buying and improving advantages, and a higher base (qs-144 … qs-146, qs-173, qs-191, qs-218 … qs-222). */
import { wordsKey, type Fighter } from '../cast.ts';
import { factsOf, type Buys, type BuysBase, type Improves, type Payment } from '../facts.ts';
import { whole, type Condition } from '../fight.ts';
import { done, isRefused, refused, type Applied } from './applied.ts';
import { chargeWords, typeOf, withCharges } from './charges.ts';

/** Sorts of advantage that are supernatural. */
export const supernaturalSorts: ReadonlySet<string> = new Set(['power', 'telekinesis']);

export function bought(condition: Condition, fighter: Fighter, buys: Buys): Applied {
  const { sort, type, words, payment, through } = buys;
  if (sort.text === 'compulsion')
    return refused('purchased-compulsion', 'Compulsions aren’t bought; they are established in play.', {});
  const asked = typeOf(type?.text ?? paidType(payment) ?? 'minor');
  const paid = paidFor(condition, fighter, payment ?? { with: 'charge', type: { text: asked, source: buys.source } }, {
    asked,
    isSupernatural: supernaturalSorts.has(sort.text),
    through: through !== undefined,
  });
  if (isRefused(paid)) return paid;
  return done(
    { ...paid.condition, gained: [...paid.condition.gained, words.text] },
    `${paid.says} “${words.text}” is a ${asked} advantage from now on.`,
  );
}

/** An advantage without a type has the type that is paid for it. */
function paidType(payment: Payment | undefined): string | undefined {
  return payment?.with === 'charge' || payment?.with === 'tass' ? payment.type.text : undefined;
}

interface Asked {
  /** The type that has to be paid; undefined if the text names no price. */
  readonly asked?: ReturnType<typeof typeOf>;
  readonly isSupernatural: boolean;
  readonly through: boolean;
}

function paidFor(
  condition: Condition,
  fighter: Fighter,
  payment: Payment,
  { asked, isSupernatural, through }: Asked,
): Applied {
  if (payment.with === 'compulsion')
    return refused('compulsion-trade', 'Only a weakness allows an advantage in return.', {
      compulsion: payment.words.text,
    });
  if (payment.with === 'weakness') return tradedFor(condition, fighter, payment.words.text, asked);
  const type = typeOf(payment.type.text);
  const isTass = payment.with === 'tass';
  if (asked !== undefined && type !== asked)
    return refused('mismatched-charge', `A ${type} charge buys a ${type} advantage, not a ${asked} one.`, {
      paid: type,
      asked,
    });
  if (isTass && !isSupernatural) return refused('mundane-tass-purchase', 'Tass is only for the supernatural.', {});
  if (isTass && !through)
    return refused('tass-without-resource', 'Tass needs a resource to use it through, and none is named.', {});
  const held = condition[isTass ? 'tass' : 'charges'][type];
  if (held < 1)
    return refused('overspent-charges', `No ${type} ${isTass ? 'tass' : 'charge'} is there.`, {
      holds: held,
      count: 1,
      type: isTass ? `${type} tass` : type,
    });
  return done(withCharges(condition, isTass, type, -1), `${chargeWords(1, type, isTass)} is paid.`);
}

/** A weakness replaces a charge of its own type (qa-58). */
function tradedFor(condition: Condition, { traits }: Fighter, words: string, asked: Asked['asked']): Applied {
  const weakness = factsOf(traits, 'weakness').find((each) => wordsKey(each.words.text) === wordsKey(words));
  if (weakness === undefined)
    return refused('undeclared-weakness', `There is no weakness “${words}”.`, { weakness: words });
  const type = weakness.type?.text ?? '';
  if (asked !== undefined && type !== asked)
    return refused('unequal-weakness-trade', `“${words}” is a ${type} weakness, and the advantage ${asked}.`, {
      weakness: words,
      type,
      asked,
    });
  if (condition.traded.includes(wordsKey(words)))
    return refused('reused-weakness-trade', `“${words}” has already paid for another advantage.`, { weakness: words });
  return done(
    { ...condition, traded: [...condition.traded, wordsKey(words)] },
    `The weakness “${words}” replaces the charge.`,
  );
}

/** The text doesn’t say how much base one charge buys, so the written amount applies (qa-45). */
export function boughtBase(condition: Condition, fighter: Fighter, { base, payment, source }: BuysBase): Applied {
  const paid = paidFor(condition, fighter, payment ?? { with: 'charge', type: { text: 'major', source } }, {
    asked: 'major',
    isSupernatural: false,
    through: false,
  });
  if (isRefused(paid)) return paid;
  return done(
    { ...paid.condition, base: whole(base.value) },
    `${paid.says} The base amount of the general pool is ${whole(base.value)} from here on.`,
  );
}

/** The text doesn’t say what an improvement costs: the written price is paid (qa-61). */
export function improved(
  condition: Condition,
  fighter: Fighter,
  { advantage, to, payment, through }: Improves,
): Applied {
  const own = factsOf(fighter.traits, 'advantage').find(
    ({ words }) => wordsKey(words.text) === wordsKey(advantage.text),
  );
  if (own === undefined && !condition.gained.some((each) => wordsKey(each) === wordsKey(advantage.text))) {
    return refused('undeclared-improvement', `There is no advantage “${advantage.text}”.`, {
      advantage: advantage.text,
    });
  }
  const paid =
    payment === undefined
      ? done(condition, 'Nothing is paid.')
      : paidFor(condition, fighter, payment, {
          isSupernatural: supernaturalSorts.has(own?.sort?.text ?? ''),
          through: through !== undefined,
        });
  return isRefused(paid)
    ? paid
    : done(
        paid.condition,
        `${paid.says} “${advantage.text}” is improved${to === undefined ? '' : `, and ${to.text} from now on`}.`,
      );
}
