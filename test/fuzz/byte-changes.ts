/** Changes of bytes and characters, whatever they mean. */
import type { Throws } from '../../server/engine/index.ts';
import { oneOf, type TextChange } from './draws.ts';

const characters = [
  '\u0000',
  '\u0001',
  '\u001B[31m',
  '\u007F',
  '\u0085',
  '\u2028',
  '\uD800',
  '\uDFFF',
  '\u202E',
  '\u202A',
  '\u2067',
  '\u2069',
  '\u200F',
  '\uFEFF',
  '\uFFFE',
  '\u00A0',
  '\t',
  '\v',
  '\u{1F980}',
  '\u0301',
];
const lineEnds = ['\r\n', '\r', '\n\r', '\n\n', '\u2029\n'];

export const byteChanges: Readonly<Record<string, TextChange>> = {
  'bits of a byte turned over': (text, throws) =>
    inBytes(text, (bytes) => {
      const at = throws.pick(bytes.length + 1);
      return bytes.map((byte, index) => (index === at ? byte ^ (1 << throws.pick(8)) : byte));
    }),
  'bytes cut out': (text, throws) =>
    inBytes(text, (bytes) => {
      const at = throws.pick(bytes.length + 1);
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + throws.pick(12))]);
    }),
  'bytes put in': (text, throws) =>
    inBytes(text, (bytes) => {
      const at = throws.pick(bytes.length + 1);
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(Array.from({ length: 1 + throws.pick(6) }, () => throws.pick(256))),
        bytes.subarray(at),
      ]);
    }),
  'a strange character': (text, throws) => inserted(text, throws, oneOf(characters, throws)!),
  'a strange character many times': (text, throws) =>
    inserted(text, throws, oneOf(characters, throws)!.repeat(1 + throws.pick(300))),
  'blanks without end': (text, throws) =>
    inserted(text, throws, oneOf([' ', '\t', '\n', ' \n', '\r\n'], throws)!.repeat(200 + throws.pick(1_800))),
  'other line ends': (text, throws) => {
    const end = oneOf(lineEnds, throws)!;
    const isMixed = throws.pick(2) === 0;
    return text.replaceAll('\n', () => (isMixed && throws.pick(2) === 0 ? '\n' : end));
  },
  'a byte order mark': (text) => `\uFEFF${text}`,
};

/** Decoded as an editor reads a file: invalid UTF-8 becomes the replacement character. */
function inBytes(text: string, change: (bytes: Buffer) => Uint8Array): string {
  return Buffer.from(change(Buffer.from(text, 'utf8'))).toString('utf8');
}

function inserted(text: string, throws: Throws, what: string): string {
  const at = throws.pick(text.length + 1);
  return text.slice(0, at) + what + text.slice(at);
}
