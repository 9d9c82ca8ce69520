/** Puts the course of a panel together, of which the server tells a very long one in parts. */
import type { PanelAnswer, PanelRequest } from '../../server/protocol/index.ts';

/** As it is answered where only its first rounds are asked for. */
export async function inParts(
  ask: (request: PanelRequest) => Promise<PanelAnswer>,
  request: PanelRequest,
): Promise<PanelAnswer> {
  const first = await ask(request);
  if (first?.goesOn !== true || request.rounds !== undefined) return first;
  const rounds = [...first.rounds];
  for (;;) {
    const next = await ask({ ...request, from: rounds.length });
    // Where the text has changed meanwhile, all of it is told as it is now.
    if (next?.version !== first.version) return inParts(ask, request);
    rounds.push(...next.rounds);
    if (next.goesOn === true) continue;
    const { goesOn: _, ...whole } = first;
    return { ...whole, rounds };
  }
}
