/** Check of messages from the extension to the panel. */
import type { Destination, SoughtRound, ToPanel } from '../../server/protocol/index.ts';
import { anyOf, type Check, count, flag, listOf, nullable, oneOf, optional, shape, text } from './check.ts';
import { courseName, trials, wish } from './course.ts';
import { outline } from './outline.ts';
import { model } from './panel-model.ts';
import { round } from './round-view.ts';
import { why, worth } from './why.ts';

const roundName = shape<SoughtRound>({ number: count, index: count, title: optional(text), when: optional(text) });

/** What a lens requests besides its step; links to the panel may pass anything. */
export const isSoughtRound: Check<Omit<Destination, 'step'>> = shape<Omit<Destination, 'step'>>({
  round: roundName,
  seed: optional(count),
});

type To<T extends ToPanel['type']> = Extract<ToPanel, { readonly type: T }>;

/** Whether this is a valid message to the panel. */
export const isToPanel: Check<ToPanel> = anyOf<ToPanel>(
  shape<To<'show'>>({
    type: oneOf('show'),
    id: count,
    original: model,
    branch: optional(model),
    step: optional(text),
    wish: optional(wish),
    together: optional(flag),
    missing: optional(text),
  }),
  shape<To<'round'>>({ type: oneOf('round'), id: count, course: courseName, at: count, round }),
  shape<To<'why'>>({ type: oneOf('why'), ask: count, why: optional(why) }),
  shape<To<'worth'>>({ type: oneOf('worth'), ask: count, worth: listOf(nullable(worth)) }),
  shape<To<'go'>>({ type: oneOf('go'), step: text }),
  shape<To<'stale'>>({ type: oneOf('stale'), reason: text, gone: optional(oneOf('closed', 'missing')) }),
  shape<To<'seek'>>({ type: oneOf('seek'), round: roundName, step: text, seed: optional(count) }),
  shape<To<'unplayed'>>({ type: oneOf('unplayed'), round: roundName }),
  shape<To<'written'>>({ type: oneOf('written'), trials, outline: optional(outline) }),
);
