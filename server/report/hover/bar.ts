/** Chances as text bars. */
import { share, type Figure } from '../../engine/index.ts';

/** Width in characters. */
const cells = 10;
const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;

/** A non-breaking space, which no Markdown renderer strips. */
export const blank = '\u00a0';

/** Filled in eighths of a character; empty only if impossible, and full only if certain. */
export function bar(figure: Figure): string {
  const value = share(figure);
  const steps = cells * eighths.length;
  const filled = value <= 0 ? 0 : value >= 1 ? steps : Math.min(steps - 1, Math.max(1, Math.round(value * steps)));
  const [whole, part] = [Math.floor(filled / eighths.length), eighths[filled % eighths.length] ?? ''];
  return `${'█'.repeat(whole)}${part}`.padEnd(cells, blank);
}
