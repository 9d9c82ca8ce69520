/** The text for the commands, correct and with a mistake. */
import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';

export const duel = readFileSync(inProject('samples', 'duel.clash'), 'utf8');
export const slip = duel.replace('punches Laura', 'punchs Laura');
