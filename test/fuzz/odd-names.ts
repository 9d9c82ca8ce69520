/**
 * Names with a meaning for programs: marks of notations, properties of every object, words of the language, and
 * characters that break displays.
 */

const marks = [
  '{',
  '}',
  '{hits',
  'hits}',
  '[a]',
  'a|b',
  '(a',
  'a)',
  '\\',
  'a\\b',
  '`a`',
  '{actors}',
  '{verb}',
  '{}|[]()\\`',
  '$&',
  '$1',
  '%s',
  '$(zap)',
  '</b>',
  '<!--',
  ']](#',
];
const inherited = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__proto__',
  'prototype',
  '__defineGetter__',
  'isPrototypeOf',
];
const ownWords = ['round', 'of', 'the', 'if', 'and', 'not', 'with', 'Players', 'the Host', '7', '*', '.'];
const characters = [
  '',
  ' ',
  '\u202E',
  '\u2066a\u2069',
  '\uD800',
  '\uDC00b',
  '\u0000',
  '\uFEFF',
  '\u{1F980}',
  'e\u0301',
  '\u00ADx',
  'ß',
  'İ',
];

export const oddNames: readonly string[] = [
  ...marks,
  ...marks,
  ...inherited,
  ...inherited,
  ...inherited,
  ...ownWords,
  ...characters,
  'very long '.repeat(40).trim(),
];
