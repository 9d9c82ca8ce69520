/** What somebody does freely besides the action (am-165 to am-172). */
import { ownThing } from '../../../play/words.ts';
import { factsOf, nameOf, type FreeAction } from '../facts.ts';
import type { Fight } from '../fight.ts';
import { endMagic } from '../magic/ending.ts';
import { recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import type { Deed } from './deeds.ts';
import { whyNotInHand, withDropped, withInHand } from './in-hand.ts';
import type { Recorder } from './planned.ts';

/** Things are dropped after the action, which may still use them; all else comes before it. */
export function actFreely(recorder: Recorder, deed: Deed, when: 'before' | 'after'): void {
  if (when === 'before') endMagic(recorder, deed);
  factsOf(deed.announcement.clauses, 'free')
    .filter(({ does }) => (does.text === 'drops') === (when === 'after'))
    .forEach((action, index) => act(recorder, deed, action, `${when} ${index}`));
}

function act(recorder: Recorder, { actor }: Deed, action: FreeAction, about: string): void {
  const { does, words, thing, source } = action;
  const name = thing === undefined ? undefined : nameOf(thing);
  const why = does.text === 'draws' && name !== undefined ? whyNotInHand(recorder.fight, actor, name) : undefined;
  const isDone = why === undefined || why === 'sheathed' || why === 'holstered';
  if (name !== undefined && isDone) recorder.goOnWith(effectOf(does.text, recorder.fight, { actor }, name));
  recordStep(recorder, actor, () => ({
    kind: 'free',
    about: `${actor.name} ${about}`,
    title: isDone
      ? [`${actor.called} ${does.text}`, objectOf(actor.combatant.pronoun, action)].filter(Boolean).join(' ')
      : `${actor.called} can’t draw what is ${why}`,
    text: words === undefined || does.text === 'moves' ? '' : `“${words.text}”`,
    rule: rule.freeActions,
    source,
  }));
}

function effectOf(does: string, fight: Fight, { actor }: Pick<Deed, 'actor'>, thing: string): Fight {
  switch (does) {
    case 'draws':
      return withInHand(fight, actor, thing);
    case 'drops':
      return withDropped(fight, actor, [thing]);
    default:
      return fight;
  }
}

function objectOf(pronoun: Parameters<typeof ownThing>[0], { does, words, thing }: FreeAction): string {
  if (thing !== undefined) return ownThing(pronoun, nameOf(thing));
  return words === undefined || does.text !== 'moves' ? '' : `to “${words.text}”`;
}
