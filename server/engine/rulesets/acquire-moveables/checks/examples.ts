/** The casts that examples of checks share: Ann of the Players, alone in the vault or against a ghoul. */
import { example } from '../../../example.ts';
import type { RuleText } from '../../../finding.ts';

type Example = Pick<RuleText, 'bad' | 'good'>;

/** Ann, of whom nothing is said yet. `rest` begins with the lines of her block. */
export function ofBareAnn(rest: string): Example {
  return example(`${bareAnn}${rest}`);
}

const bareAnn = `
  scenario "The vault"
  rules acquire-moveables
  combatant Ann (she) of the Players`;

/** Ann alone. `rest` are the lines of an example behind her attributes: more of her block, and the rounds. */
export function ofAnn(rest: string): Example {
  return ofBareAnn(`${attributes}${rest}`);
}

const attributes = `
    STR 5  GRC 6`;

/** Ann and a ghoul. `rest` are the lines behind her block: more of it, and the rounds. */
export function ofFight(rest: string): Example {
  return example(`${fight}${rest}`);
}

const fight = `
  rules acquire-moveables
  weapon claws: close, damage d6
  weapon musket: ranged, damage d10, reload 3
  scenario "The vault"
  combatant the Ghoul (it) of the Host
    STR 3  GRC 4  HP 10
    carries claws
    below 0 HP fights on
  combatant Ann (she) of the Players
    STR 5  GRC 6  PRE 5  HP 8  MD 3
    carries musket
    below 0 HP falls`;
