/** The words of a sentence, as quoted in a message. */
import type { Token } from '../read/tokens.ts';

export function spoken(tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  let end = -1;
  for (const token of tokens.slice(from, to)) {
    const closes = token.kind === 'mark' && ',.:;!?)%'.includes(token.text);
    const opens = text === '' || text.endsWith('(');
    text += `${closes || opens || token.start === end ? '' : ' '}${token.text}${token.stop === true ? '.' : ''}`;
    end = token.end;
  }
  return text;
}
