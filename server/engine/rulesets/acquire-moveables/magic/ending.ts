/** How spells end and summons are sent away: for nothing on one’s own turn, or where the writer says so. */
import type { Words } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import type { Deed } from '../deeds/deeds.ts';
import type { Recorder } from '../deeds/planned.ts';
import { factsOf } from '../facts.ts';
import { conditionOf, inMind } from '../fight.ts';
import { toEach, type Happening } from '../play/happens.ts';
import { recordStep } from '../play/steps.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { leave } from './presence.ts';
import { ended, holdingOf } from './spells.ts';

/** The summons that somebody dismisses besides an action, whose state the turn changes. */
export function dismissedBy(cast: Cast, { announcement }: Deed): readonly Fighter[] {
  return factsOf(announcement.clauses, 'dismisses').flatMap(({ whom }) => fightersNamed(cast, whom));
}

/** Free actions: to dispel one’s own spell, and to dismiss one’s own summon (am-171, am-172). */
export function endMagic(recorder: Recorder, deed: Deed): void {
  const { actor, announcement } = deed;
  for (const { spell, source } of factsOf(announcement.clauses, 'dispels'))
    endSpell(recorder, actor, spell, { rule: rule.freeActions, source });
  for (const { source } of factsOf(announcement.clauses, 'dismisses').slice(0, 1))
    for (const who of dismissedBy(recorder.cast, deed)) dismiss(recorder, who, source);
}

function dismiss(recorder: Recorder, who: Fighter, source: Source): void {
  const { presence } = conditionOf(recorder.fight, who.name);
  if (presence?.is === 'here') leave(recorder, who, 'it is dismissed', rule.freeActions, source);
  else
    recordStep(recorder, who, () => ({
      kind: 'leaving',
      title: `${who.called} can’t be dismissed`,
      text: presence?.is === 'hostile' ? 'It is an enemy now.' : 'It isn’t there as a summon.',
      rule: rule.freeActions,
      source,
    }));
}

/** A spell whose effect is over, by the head of a round. */
export const spellEnding: Happening = ({ cast }, fact) =>
  fact.kind === 'spell ends'
    ? toEach(cast, [fact.who], (recorder, who) => endSpell(recorder, who, fact.spell, { source: fact.source }))
    : [];

interface By {
  /** Missing if the spell itself is what ends it. */
  readonly rule?: RuleName;
  readonly source: Source;
}

function endSpell(recorder: Recorder, who: Fighter, { text: spell }: Words, by: By): void {
  const over = ended(recorder.fight, who, spell);
  if (over !== undefined) recorder.goOnWith(over.fight);
  recordStep(recorder, who, () => ({
    kind: 'spell end',
    about: `${who.name}, ${spell}`,
    title: over === undefined ? `“${spell}” is no spell of ${who.called} in effect` : `“${spell}” ends`,
    text: over === undefined ? '' : endText(who, over),
    rule: by.rule ?? (over === undefined || over.place === inMind ? rule.spells : placeRule(who, over.place)),
    source: by.source,
  }));
}

function placeRule(who: Fighter, place: string): RuleName {
  return holdingOf(who, place)?.burns === true ? rule.scrolls : rule.heldMagic;
}

function endText(who: Fighter, { place, end }: NonNullable<ReturnType<typeof ended>>): string {
  if (place === inMind) return '';
  if (end === 'stays') return `It stays in the ${place}, which is held.`;
  const why = holdingOf(who, place)?.burns === true ? 'Its scroll has burnt' : `The ${place} isn’t held`;
  return `${why}: the spell escapes into the surroundings.`;
}
