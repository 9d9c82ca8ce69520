/** Invisible characters in the output of the command line. */
import assert from 'node:assert/strict';
import { clashwright } from './command.ts';

const text = `scenario "Duel\u202E"
rules demon-city-2018
combatant "Zo\u200Be" (she) of the Players
  Agility 3  Toughness 5
combatant the Ghoul (it) of the Host
  Agility 3  Toughness 4
round 1
  read aloud "gnol\u2067 ago"
  "Zo\u200Be": punches the Ghoul.
  the Ghoul: punches "Zo\u200Be".
  "Zo\u200By": waits.
`;

describe('the output of the command line', () => {
  for (const args of [
    ['check'],
    ['odds'],
    ['play'],
    ['play', '--format', 'md'],
    ['play', '--format', 'html'],
    ['sheet'],
    ['sheet', '--format', 'html'],
  ]) {
    it(`makes invisible characters visible: ${args.join(' ')}`, async () => {
      const { out } = await clashwright([...args, '-'], text);
      assert.match(out, /Zo\\?⟨U\\?\+200B⟩[ey]/u);
      assert.doesNotMatch(out, /[\u202E\u200B\u2067]/u);
    });
  }

  it('keeps the values in JSON, and escapes them', async () => {
    const { out } = await clashwright(['check', '--format', 'json', '-'], text.replace('read aloud', 'raed aloud'));
    assert.doesNotMatch(out, /[\u202E\u200B\u2067]/u);
    assert.ok(Array.isArray((JSON.parse(out) as { readonly findings: unknown }).findings));
  });

  it('makes them visible in usage errors', async () => {
    const { complaints } = await clashwright(['check', 'a\u202Eb.clash']);
    assert.match(complaints, /a⟨U\+202E⟩b\.clash/u);
  });
});
