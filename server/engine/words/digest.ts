/** Hashes a text. */

/**
 * 128 bits in letters and digits, the same for the same text. Collisions are practically impossible: a chance of 1 in
 * 10^27 among a million texts. It is cyrb128, which is fast and not cryptographically secure.
 */
export function digest(text: string): string {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  const lanes = [
    Math.imul(c ^ (a >>> 18), 597399067),
    Math.imul(d ^ (b >>> 22), 2869860233),
    Math.imul(a ^ (c >>> 17), 951274213),
    Math.imul(b ^ (d >>> 19), 2716044179),
  ];
  return lanes.map((lane) => (lane >>> 0).toString(36).padStart(7, '0')).join('');
}
