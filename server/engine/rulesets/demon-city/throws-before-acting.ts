/**
 * Throws before announcing, for those who are out of the fight or in a panic when the round begins, and the Host’s
 * decisions about them. Tarot edition, step 2 (reading t36); the text leaves out how it is thrown, so it is a decision.
 */
import type { Fighter } from './cast.ts';
import { decisionAbout, withoutDecisions, type Change } from './change.ts';
import { conditionOf, isDown, isIneffective, withCondition, type Fight } from './fight.ts';
import { recovered } from './play/recovery.ts';
import { sentence } from '../../play/words.ts';
import type { Source } from '../../source.ts';

/**
 * The result for a combatant at their place in the announcing order; `announced` says whether something is written for
 * them.
 */
export interface Trouble {
  readonly who: Fighter;
  readonly change: Change;
}

/** Everybody’s troubles, in announcing order. Only those who aren’t out of the fight throw for a panic. */
export function troublesOf(
  fight: Fight,
  order: readonly Fighter[],
  announced: ReadonlySet<string>,
  otherwise: Source,
): readonly Trouble[] {
  return order.flatMap((who) => {
    const shown = { who, announced: announced.has(who.name), otherwise };
    const down = outOfTheFight(shown, fight);
    const after = down?.to(fight) ?? fight;
    const panic = isDown(conditionOf(after, who.name)) ? undefined : inPanic(shown, after);
    return [down, panic].flatMap((change) => (change === undefined ? [] : [{ who, change }]));
  });
}

interface About {
  readonly who: Fighter;
  readonly announced: boolean;
  readonly otherwise: Source;
}

function outOfTheFight(about: About, fight: Fight): Change | undefined {
  const { who } = about;
  const condition = conditionOf(fight, who.name);
  if (!isDown(condition)) return undefined;
  if (condition.out) return outForGood(about);
  const decision = decisionAbout(fight.facts, 'recovery', who);
  const source = decision?.source ?? about.otherwise;
  switch (decision?.recovery) {
    case 'back up':
      return {
        ...change(about, 'recovery', 'back', `${who.called} is up again`, source),
        text:
          'Decided by the Host: up again, and hurt. The text doesn’t say at how much Toughness; this default ' +
          'is Clashwright’s: 0.',
        tone: 'good',
        to: (now) => withoutDecisions(recovered(now, who.name, 'back up'), 'recovery', who),
      };
    case 'out for good':
      return {
        ...change(about, 'recovery', 'blocked', `${who.called} is out of the fight for good`, source),
        text: sentences('Decided by the Host.', unheard(about)),
        to: (now) => withoutDecisions(recovered(now, who.name, 'out for good'), 'recovery', who),
      };
    case 'still down':
      return {
        ...change(about, 'recovery', 'blocked', `${who.called} is still out of the fight`, source),
        text: sentences('Decided by the Host.', unheard(about)),
      };
    case undefined:
      return {
        ...change(about, 'recovery', 'blocked', `${who.called} is still out of the fight`, source),
        text: sentences(
          `${sentence(who.called)} has to throw for it before announcing anything. The text is silent on ` +
            'how; this default is Clashwright’s: still down.',
          `“decides recovery of ${who.name}: back up” would decide it.`,
          unheard(about),
        ),
      };
  }
}

/** Gets a step only where something is announced for them. */
function outForGood(about: About): Change | undefined {
  if (!about.announced) return undefined;
  return {
    ...change(about, 'recovery', 'blocked', `${about.who.called} is out of the fight for good`, about.otherwise),
    text: unheard(about),
  };
}

function inPanic(about: About, fight: Fight): Change | undefined {
  const { who } = about;
  const condition = conditionOf(fight, who.name);
  if (!condition.panicked) return undefined;
  const decision = decisionAbout(fight.facts, 'panic', who);
  const source = decision?.source ?? about.otherwise;
  const title = isIneffective(condition)
    ? `${who.called} is below 0 Calm and wholly ineffective`
    : `${who.called} is in a panic`;
  if (decision?.calming === 'calm again') {
    return {
      ...change(about, 'panic', 'back', `${who.called} is calm again`, source),
      tone: 'good',
      text: 'Decided by the Host. The text doesn’t say at how much Calm; this default is Clashwright’s: 1.',
      to: (now) => withoutDecisions(calmed(now, who.name), 'panic', who),
    };
  }
  const { words } = decision ?? {};
  if (words !== undefined) {
    return {
      ...change(about, 'panic', 'blocked', title, source),
      prose: [{ kind: 'panic', text: words.text, source: words.source }],
      text: about.announced ? 'This happens in place of what was announced.' : '',
    };
  }
  const silence = isIneffective(condition)
    ? 'Nobody does anything below 0 Calm.'
    : `${sentence(who.called)} has to throw for it before announcing anything. The text is silent on how; this ` +
      `default is Clashwright’s: still panicked. “decides panic of ${who.name}: calm again” would decide it.`;
  return {
    ...change(about, 'panic', 'blocked', title, source),
    text: sentences(decision === undefined ? silence : 'Decided by the Host: still panicked.', unheard(about)),
  };
}

function change(
  { who }: About,
  rule: 'recovery' | 'panic',
  kind: 'back' | 'blocked',
  title: string,
  source: Source,
): Change {
  return {
    kind,
    about: `${who.name} ${rule}`,
    actor: who.name,
    title: sentence(title),
    text: '',
    tone: 'bad',
    rule,
    source,
    to: (fight) => fight,
  };
}

function unheard({ who, announced }: About): string {
  return announced ? `What is announced for ${who.called} doesn’t happen.` : '';
}

function calmed<F extends Fight>(fight: F, name: string): F {
  const { calm, calmBase } = conditionOf(fight, name);
  return withCondition(fight, name, {
    panicked: false,
    ...(calm === undefined ? {} : { calm: 1, calmBase: Math.max(1, calmBase ?? 1) }),
  });
}

function sentences(...all: readonly string[]): string {
  return all.filter((each) => each !== '').join(' ');
}
