/** A short scenario of the New attack algorithm for tests of its checks. */

/**
 * A gate with Ilse, Tam and Una of the Wardens, and Brok, Cur and Dag of the Reavers; `blocks` adds to somebody’s
 * block.
 */
export function gate(rest: string, blocks: Readonly<Record<string, string>> = {}): string {
  const block = (name: string, side: string): string => `combatant ${name} of the ${side}\n${blocks[name] ?? ''}`;
  return `scenario "The gate"
rules attack-algorithm
side the Wardens run by the Players
side the Reavers run by the Host
${['Ilse', 'Tam', 'Una'].map((name) => block(name, 'Wardens')).join('')}${['Brok', 'Cur', 'Dag'].map((name) => block(name, 'Reavers')).join('')}${rest}`;
}

/** Brok’s defences are stronger than Cur’s, and Dag has none. */
export const defended = { Brok: '  defends partially\n', Cur: '  defends barely\n' };
