/** Measures a server’s heap after many edits of one text. */
import { seededThrows } from '../../server/engine/index.ts';
import { MeasuredServer, tellingMemory } from '../bench/servers/measured-server.ts';
import { upToDate } from '../bundle.ts';
import { OpenText } from '../protocol/open-text.ts';
import { duel } from '../protocol/texts.ts';
import { byteChanges } from './byte-changes.ts';
import { oneOf, type TextChange } from './draws.ts';
import { lineChanges } from './line-changes.ts';
import { nameChanges } from './name-changes.ts';
import { wordChanges } from './word-changes.ts';

const changes: readonly TextChange[] = [nameChanges, wordChanges, lineChanges, byteChanges].flatMap((kinds) =>
  Object.values(kinds),
);

/** After this many edits a combatant gets a new name, so that whatever is kept by name grows. */
const edited = (number: number): string =>
  number % 5 === 0
    ? duel.replaceAll('Laura', `Laura${number}`)
    : oneOf(changes, seededThrows(number + 1))!(duel, seededThrows(number + 1));

/**
 * The used bytes of the heap after these numbers of edits, each time with the same text open and after garbage
 * collection.
 */
export async function heapAfter(counts: readonly number[]): Promise<readonly number[]> {
  const server = await MeasuredServer.start(tellingMemory({ args: [await upToDate(), '--stdio'] }));
  const text = await opened(server);
  const heaps: number[] = [];
  let done = 0;
  for (const count of counts) {
    for (; done < count; done += 2) await editAndBack(server, text, done);
    await text.lenses();
    heaps.push((await server.memory()).heapUsed);
  }
  await server.quit();
  return heaps;
}

async function opened({ connection, news }: MeasuredServer): Promise<OpenText> {
  const uri = 'file:///adventure/heap.clash';
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'clash', version: 1, text: duel },
  });
  return new OpenText({ connection, news, uri, text: duel, cursor: { line: 0, character: 0 } });
}

/** One edit, and the one that undoes it. The server analyses both; arriving together they would be analysed once. */
async function editAndBack({ news }: MeasuredServer, text: OpenText, number: number): Promise<void> {
  for (const next of [edited(number), duel]) {
    if (next === text.text) continue;
    const version = text.version + 1;
    const told = news.next((each) => each.uri === text.uri && each.version === version);
    await text.become(next);
    await told;
    await text.hints();
  }
}
