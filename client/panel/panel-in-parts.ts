/** Assembles a panel’s course, which the server sends in parts if it is very long. */
import type { PanelAnswer, PanelRequest } from '../../server/protocol/index.ts';

/** Requests the whole course, unless the request limits `rounds`: then the first part alone. */
export async function inParts(
  ask: (request: PanelRequest) => Promise<PanelAnswer>,
  request: PanelRequest,
): Promise<PanelAnswer> {
  const first = await ask(request);
  if (first?.goesOn !== true || request.rounds !== undefined) return first;
  const rounds = [...first.rounds];
  for (;;) {
    const next = await ask({ ...request, from: rounds.length });
    // If the text has changed in the meantime, start again with the new text.
    if (next?.version !== first.version) return inParts(ask, request);
    rounds.push(...next.rounds);
    if (next.goesOn === true) continue;
    const { goesOn: _, ...whole } = first;
    return { ...whole, rounds };
  }
}
