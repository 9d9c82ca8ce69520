/** Which of several enemies sets the difficulty of an attack, in words. */
import { sentence } from '../../../play/words.ts';
import { enemiesAimedAt, type Moment } from '../moment.ts';
import { chooses } from '../options.ts';
import type { AttackRoll } from '../side-attack.ts';

/** Empty where it can be nobody else (aa-q06). */
export function aimText({ cast: { stage }, present }: Moment, { attack, aim }: AttackRoll): string {
  if (aim === undefined || enemiesAimedAt(attack, present).length < 2) return '';
  const isNamed = attack.announcement.targets.length > 0;
  if (isNamed && chooses(stage, 'difficulty target', 'announced'))
    return `${sentence(aim.called)} is the first of them, and sets the difficulty.`;
  const harder = chooses(stage, 'difficulty target', 'strongest') ? 'harder' : 'easier';
  return `No enemy is ${harder} to hit than ${aim.called}, who sets the difficulty.`;
}
