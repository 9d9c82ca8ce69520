/** Shared parts of the rule pages: a constructor, and short fights for their examples. */
import type { RulePage } from '../../../ruleset.ts';
import { id, type RuleName } from '../rule-ids.ts';
import { nextOf } from './reading-on.ts';

type More = Pick<RulePage, 'silent' | 'written' | 'bad' | 'good' | 'checks'>;

/** The headings of the text. */
export type Heading = 'Dice tech basics' | 'Combat considerations' | 'The roll, single-sided' | 'The roll, contested';

/** Returns the constructor for pages of one part of play; the text exists only as a draft. */
export function pagesOf(part: string): (rule: RuleName, heading: Heading, says: string, more?: More) => RulePage {
  return (rule, heading, says, more = {}) => ({
    id: rule.id,
    title: rule.title,
    part,
    says,
    from: { system: 'New attack algorithm', edition: 'draft', heading },
    ...more,
    ...nextIn(rule),
  });
}

function nextIn(rule: RuleName): Pick<RulePage, 'next'> {
  const next = nextOf(rule);
  return next === undefined ? {} : { next };
}

/** A scenario in which Ilse of the Players meets Brok of the Host. */
export function duel(body: string): string {
  return fight(`${ilse}\n${brok}`, body);
}

/** Ilse and Tam of the Players against Brok and Cur of the Host; Cur has the lighter defences. */
export function skirmish(body: string): string {
  return fight(`${ilse}\n${tam}\n${brok}\n${cur}`, body);
}

/** Ilse and Tam of the Players against Brok alone. */
export function twoOnOne(body: string): string {
  return fight(`${ilse}\n${tam}\n${brok}`, body);
}

/** Ilse against Brok, who has only 6 HP. */
export function beaten(body: string): string {
  return fight(`${ilse}\n${brok}\n  HP 6`, body);
}

function fight(cast: string, body: string): string {
  return `scenario "The toll gate"\nrules ${id}\n${cast}\n${body.trim()}\n`;
}

const ilse = 'combatant Ilse (she) of the Players\n  Attack Bonus 2\n  carries spear';
const tam = 'combatant Tam (he) of the Players\n  carries cudgel';
const brok = 'combatant Brok (he) of the Host\n  carries sword\n  defends partially "mail"';
const cur = 'combatant Cur (it) of the Host\n  defends barely "a thick hide"';
