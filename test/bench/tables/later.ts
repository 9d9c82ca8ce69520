/** From a keystroke to the chances of later rounds, which are sampled if they can’t be enumerated. */
import type { InlayHint } from 'vscode-languageserver/node';
import { isRare, isWithinAPoint, reachedActions } from '../../../server/analysis/sampling/precision.ts';
import type { RoundOdds } from '../../../server/engine/index.ts';
import { heldMark } from '../../../server/lsp/annotations/held-mark.ts';
import { games, laterFight } from '../fights/later-fight.ts';
import { analyzed } from '../in-process.ts';
import { few, longOf, middleOf, type Rounds } from '../measure.ts';
import { MeasuredServer } from '../servers/measured-server.ts';
import { ours } from '../servers/ours.ts';
import { time, type Table } from '../../../scripts/measure/table.ts';

const rounds: Rounds = { ...few, measured: 21 };

/** The ms until the first stage of courses is shown, and until most chances are within a point. */
interface Times {
  readonly first: number;
  readonly precise: number;
}

export async function laterTable(): Promise<Table> {
  const rows: (readonly string[])[] = [];
  for (const rules of games) {
    const hints = await hintTimes(rules);
    const alone = Array.from({ length: rounds.warmUp + rounds.measured }, (_, variant) =>
      timesOf(rules, variant),
    ).slice(rounds.warmUp);
    rows.push([
      rules,
      ...told(hints),
      ...told(alone.map(({ first }) => first)),
      ...told(alone.map(({ precise }) => precise)),
    ]);
  }
  return {
    title: 'From a keystroke to the chances of later rounds, nine combatants and five rounds',
    rows: [
      ['', 'new hints', '[long]', 'alone: a first stage', '[long]', 'alone: within a point', '[long]'],
      ...rows,
      ['to be under', '', '300 ms', '', '', '', '2,000 ms'],
    ],
    below: `Medians of ${rounds.measured} keystrokes after ${rounds.warmUp} to warm up; [long] is what one in twenty is longer than. Each keystroke changes what somebody has, so that nothing of any round is known. New hints are those of all later rounds, through the server’s process; the rest is the analysis alone. Within a point is the standard error of half of the chances of each round to which a fifth of the courses comes.`,
  };
}

function told(times: readonly number[]): readonly string[] {
  return [middleOf(times), longOf(times)].map((each) => (Number.isFinite(each) ? time(each) : 'not at all'));
}

function timesOf(rules: string, variant: number): Times {
  const [scenario] = analyzed(laterFight(rules, variant)).scenarios;
  const start = performance.now();
  let [first, precise] = [Infinity, Infinity];
  for (let isDone = scenario === undefined; !isDone;) {
    isDone = scenario?.prepareChances() ?? true;
    const passed = performance.now() - start;
    const known = scenario?.knownChances?.odds.rounds;
    if (known !== undefined) first = Math.min(first, passed);
    if (known?.every(isKnownWell) === true) precise = Math.min(precise, passed);
  }
  return { first, precise };
}

function isKnownWell(round: RoundOdds): boolean {
  const known = reachedActions(round);
  return isRare(known) || isWithinAPoint(known);
}

/** Whether a hint is current, not held from an earlier text. */
function isNew({ label }: InlayHint): boolean {
  return typeof label === 'string' && !label.includes(heldMark);
}

/** As in an editor, hints are requested after each change, and again when the server asks for a refresh. */
const capabilities = { workspace: { inlayHint: { refreshSupport: true } } } as const;

async function hintTimes(rules: string): Promise<readonly number[]> {
  const server = await MeasuredServer.start({ ...(await ours()), capabilities });
  let refresh: () => void = () => undefined;
  server.connection.onRequest('workspace/inlayHint/refresh', () => {
    refresh();
    return null;
  });
  const uri = 'file:///adventure/later.clash';
  await server.connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'clash', version: 0, text: laterFight(rules, 0) },
  });
  const lines = laterFight(rules, 0).split('\n');
  const range = {
    start: { line: lines.indexOf('round 2'), character: 0 },
    end: { line: lines.length, character: 0 },
  };
  const times: number[] = [];
  for (let variant = 1; variant <= rounds.warmUp + rounds.measured; variant += 1) {
    const start = performance.now();
    await server.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: variant },
      contentChanges: [{ text: laterFight(rules, variant) }],
    });
    for (;;) {
      const isOther = new Promise<void>((resolve) => {
        refresh = resolve;
      });
      const hints = await server.connection.sendRequest<readonly InlayHint[]>('textDocument/inlayHint', {
        textDocument: { uri },
        range,
      });
      if (hints.length > 0 && hints.every(isNew)) break;
      await isOther;
    }
    times.push(performance.now() - start);
  }
  await server.quit();
  return times.slice(rounds.warmUp);
}
