/** Our own language server, as shipped. */
import { shipped } from '../shipped.ts';
import type { BenchText } from '../texts.ts';
import type { Program } from './measured-server.ts';
import type { Opened } from './session.ts';

export async function ours(): Promise<Program> {
  return { args: [await shipped('clashwright.cjs'), '--stdio'] };
}

export function scenarioFile({ text }: Pick<BenchText, 'text'>): Opened {
  return { text, languageId: 'clash', uri: 'file:///adventure/bench.clash' };
}
