/** Check of messages from the panel to the extension. */
import type { ExportFormat, FromPanel } from '../../server/protocol/index.ts';
import { anyOf, type Check, count, flag, oneOf, optional, shape, text } from './check.ts';
import { courseName, trials, wish } from './course.ts';
import { outline } from './outline.ts';
import { isPanelState } from './panel-state.ts';
import { question } from './state.ts';
import { lines } from './why.ts';

type From<T extends FromPanel['type']> = Extract<FromPanel, { readonly type: T }>;

const what: Check<ExportFormat> = oneOf(
  'transcript-md',
  'transcript-html',
  'transcript-json',
  'odds-csv',
  'sheet-md',
  'sheet-html',
  'drawing-svg',
);

/** Whether this is a valid message to the extension. */
export const isFromPanel: Check<FromPanel> = anyOf<FromPanel>(
  shape<From<'ready'>>({ type: oneOf('ready'), state: optional(isPanelState) }),
  shape<From<'stepped'>>({ type: oneOf('stepped'), step: text, lines }),
  shape<From<'reveal'>>({ type: oneOf('reveal'), lines }),
  shape<From<'rule'>>({ type: oneOf('rule'), id: text }),
  shape<From<'open'>>({ type: oneOf('open') }),
  shape<From<'scenario'>>({ type: oneOf('scenario'), scenario: count }),
  shape<From<'wish'>>({ type: oneOf('wish'), id: count, wish }),
  shape<From<'round'>>({ type: oneOf('round'), id: count, course: courseName, at: count }),
  shape<From<'rest'>>({ type: oneOf('rest'), id: count }),
  shape<From<'why'>>({ type: oneOf('why'), ask: count, course: courseName, step: text, question }),
  shape<From<'worth'>>({ type: oneOf('worth'), ask: count, course: courseName, step: text, who: text }),
  shape<From<'write'>>({ type: oneOf('write'), id: count, trials, outline: optional(outline) }),
  shape<From<'together'>>({ type: oneOf('together'), on: flag }),
  shape<From<'export'>>({ type: oneOf('export'), what, how: oneOf('open', 'save'), course: courseName, at: count }),
);
