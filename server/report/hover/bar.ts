/** Chances as bars made of text. */
import { share, type Figure } from '../../engine/index.ts';

/** So many characters wide. */
const cells = 10;
const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;

/** A blank that no renderer of Markdown takes away. */
export const blank = '\u00a0';

/** Filled in eighths of a character; only what is impossible is empty, and only what is certain full. */
export function bar(figure: Figure): string {
  const value = share(figure);
  const steps = cells * eighths.length;
  const filled = value <= 0 ? 0 : value >= 1 ? steps : Math.min(steps - 1, Math.max(1, Math.round(value * steps)));
  const [whole, part] = [Math.floor(filled / eighths.length), eighths[filled % eighths.length] ?? ''];
  return `${'█'.repeat(whole)}${part}`.padEnd(cells, blank);
}
