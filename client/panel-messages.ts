/** Checks what comes from a panel, or was kept by one: nothing is believed because of where it came from. */
import type { FromPanel, Lines, PanelState } from '../server/protocol/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether the extension may act on this message. */
export function isFromPanel(value: unknown): value is FromPanel {
  return isObject(value) && typeof value['type'] === 'string' && (checks.get(value['type'])?.(value) ?? false);
}

/** Whether this is a state that a panel kept, of the format in force. */
export function isPanelState(value: unknown): value is PanelState {
  return isObject(value) && value['format'] === 1 && isText(value['uri']) && isCount(value['scenario'])
    && isOptional(value['seed'], isCount) && isOptional(value['step'], isText);
}

const checks: ReadonlyMap<string, (message: Fields) => boolean> = new Map(Object.entries({
  ready: ({ state }) => isOptional(state, isPanelState),
  stepped: ({ step, lines }) => isText(step) && isLines(lines),
  reveal: ({ lines }) => isLines(lines),
  rule: ({ id }) => isText(id),
  seed: ({ seed }) => isCount(seed),
  scenario: ({ scenario }) => isCount(scenario),
} satisfies Record<FromPanel['type'], (message: Fields) => boolean>));

function isLines(value: unknown): value is Lines {
  return isObject(value) && isText(value['uri']) && isCount(value['from']) && isCount(value['to']);
}

function isOptional(value: unknown, check: (value: unknown) => boolean): boolean {
  return value === undefined || check(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
