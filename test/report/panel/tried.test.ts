/** A trial says in its own reason, once, that it isn’t in the file, and links to no line there. */
import assert from 'node:assert/strict';
import { analyze, wishedCourse, type Trial } from '../../../server/analysis/index.ts';
import type { PartyView, ReasonView } from '../../../server/protocol/index.ts';
import { roundView } from '../../../server/report/index.ts';
import { triedDuel } from '../tried-duel.ts';

/** Somebody’s row in the Clash. */
function row(text: string, who: string, trials: readonly Trial[]): PartyView {
  const {
    scenario: played,
    key,
    linesOf,
    isTried,
  } = wishedCourse(analyze(text, { file: 'duel.clash' }), 0, { trials, redraws: [] })!;
  const [{ scenario, ruleset }, [round]] = [played, played.timeline(key).rounds];
  const clash = roundView({ scenario, ruleset, linesOf, isTried, round: round!, odds: undefined }).steps.find((step) =>
    step.key.startsWith('1/clash/'),
  );
  return clash!.table!.parties.find(({ name }) => name === who)!;
}

const chip = (party: PartyView, words: string): readonly (readonly [string, number | undefined])[] =>
  told(party.chips.find(({ text }) => text.includes(words))!.why.reasons);
const told = (reasons: readonly ReasonView[]): readonly (readonly [string, number | undefined])[] =>
  reasons.map(({ text, lines }) => [text, lines?.from]);
const pinned = (party: PartyView): readonly unknown[] =>
  told(party.cards.find((card) => card.pinned !== undefined)!.why.reasons).at(-1)!;

describe('a trial', () => {
  it('that sets aside says that it does so here, not in the announcement; the reason itself keeps its line', () => {
    const aside: Trial = { kind: 'aside', round: 0, reason: { who: 'Ann', words: 'higher stat' }, aside: true };
    assert.deepEqual(chip(row(triedDuel(), 'Ann', [aside]), 'higher stat'), [
      ['Toughness 5 against Toughness 4', 8],
      ['Set aside here, not in the file', undefined],
    ]);
  });

  it('isn’t involved if the announcement in the file sets a reason aside', () => {
    const text = triedDuel('    sets aside "higher stat"\n');
    assert.deepEqual(chip(row(text, 'Ann', []), 'higher stat'), [
      ['Toughness 5 against Toughness 4; the announcement sets it aside', 8],
    ]);
  });

  it('that adds is added here, and has no line', () => {
    const luck: Trial = { kind: 'add', round: 0, who: 'Ann', amount: 1, words: 'luck' };
    assert.deepEqual(chip(row(triedDuel(), 'Ann', [luck]), 'luck'), [
      ['Luck', undefined],
      ['Added here, not in the file', undefined],
    ]);
    assert.deepEqual(chip(row(triedDuel('    advantage "luck"\n'), 'Ann', []), 'luck'), [['Luck', 9]]);
  });

  it('that forces has no line, unlike what the file forces', () => {
    const force: Trial = { kind: 'force', step: '1/clash/Ann Ghoul', who: 'Ann', faces: ['7'] };
    assert.deepEqual(pinned(row(triedDuel(), 'Ann', [force])), ['Forced here, not in the file', undefined]);
    assert.deepEqual(pinned(row(triedDuel('    throws 7\n'), 'Ann', [])), ['Forced in the file', 9]);
  });
});
