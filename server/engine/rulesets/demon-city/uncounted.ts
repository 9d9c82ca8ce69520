/** Explanations of extra and lost throws that don’t count, in both editions, and of the throw that everybody has. */
import type { Modifier } from '../../pool.ts';

type Standing = Required<Pick<Modifier, 'standing' | 'uncounted'>>;

export const beyondTheMost: Standing = {
  standing: 'capped',
  uncounted: { short: 'over the limit', why: 'over the limit of what may count' },
};

export const notBelowOne: Standing = {
  standing: 'cancelled',
  uncounted: { short: 'not below one', why: 'nobody throws fewer than one, so it takes nothing' },
};

export const passedOn: Standing = {
  standing: 'passed',
  uncounted: { short: 'passed on', why: 'nobody throws fewer than one, so the opponent gets a throw instead' },
};

/** Why every pool starts with one throw. */
export const whyOne = 'Everybody who can act has at least one.';
