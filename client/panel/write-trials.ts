/** Writes a panel’s trials into its file, as a single undoable edit. */
import { Range, type TextDocument, type Uri, workspace, WorkspaceEdit } from 'vscode';
import {
  type DocumentEdit,
  type Outline,
  type Trial,
  trialsNow,
  type WriteTrialsAnswer,
  type WriteTrialsRequest,
} from '../../server/protocol/index.ts';
import { closingOf, findScenario, readOnlyFiles } from '../documents/documents.ts';
import type { LanguageServer } from '../server/language-server.ts';
import type { PanelCourse } from './panel-course.ts';
import type { Showing } from './showing.ts';
import { isSameTrial } from './wishes.ts';

/** An edit that is ready to apply; `lost` are the trials that can’t be written. */
interface PreparedEdit {
  readonly trials: readonly Trial[];
  readonly lost: readonly Trial[];
  /** Resolves to false if the editor rejects the edit. */
  readonly apply: () => Promise<boolean>;
}

type Course = Pick<PanelCourse, 'tried' | 'shown' | 'leave' | 'takeBack' | 'written'>;

/** The trials to write, of the scenario of showing `id`. */
export interface Writing {
  readonly id: number;
  readonly trials: readonly Trial[];
  readonly outline?: Outline;
}

/**
 * Resolves to a message on what couldn’t be written and why, without a full stop; undefined if all was written, or if
 * none of the trials is active any more. Rejects if the server doesn’t respond.
 */
export async function writeTrials(
  { id, trials: requested, outline }: Writing,
  course: Course,
  uri: Uri,
  server: Pick<LanguageServer, 'writeTrials'>,
): Promise<string | undefined> {
  const request = course.tried(id);
  const trials = trialsNow(requested, outline, request?.wish.outline).filter(
    (trial) => request?.wish.trials.some((other) => isSameTrial(trial, other)) === true,
  );
  if (request === undefined || trials.length === 0) return undefined;
  const { uri: _uri, wish, ...place } = request;
  const prefetched = await prepareEdit(server, uri, { ...place, ...wish, trials });
  if (typeof prefetched === 'string') return `Nothing was written${prefetched}`;
  const lost = inWords(prefetched.lost, course.shown);
  // Otherwise a trial would count twice, in the file and in the panel, until the panel is updated.
  course.leave(request, prefetched.trials);
  if (!(await prefetched.apply())) {
    course.takeBack(request, prefetched.trials);
    return 'Nothing was written: the editor doesn’t allow changes to the file';
  }
  course.written(request, prefetched.trials);
  return prefetched.lost.length === 0 ? undefined : `Not written into the file: ${lost}`;
}

/** The edit that writes these trials; or why there is none, as the end of a message. */
async function prepareEdit(
  server: Pick<LanguageServer, 'writeTrials'>,
  uri: Uri,
  request: Omit<WriteTrialsRequest, 'uri'>,
): Promise<PreparedEdit | string> {
  const address = uri.toString();
  const document = findScenario(uri);
  if (document === undefined) return `. ${(await closingOf(uri)).reason}`;
  if (uri.scheme !== 'untitled' && (await readOnlyFiles([address])).length > 0) return ': the file is read-only';
  const answer = await server.writeTrials({ ...request, uri: address });
  if (answer === null || answer.version !== document.version) return ', because the file has changed in the meantime';
  return prepared(document, request.trials, answer);
}

function prepared(
  document: TextDocument,
  trials: readonly Trial[],
  { version, edits, lost }: NonNullable<WriteTrialsAnswer>,
): PreparedEdit {
  return {
    trials: trials.filter((_, index) => !lost.includes(index)),
    lost: trials.filter((_, index) => lost.includes(index)),
    apply: async () => {
      if (edits.length === 0) return true;
      if (document.isClosed || document.version !== version) return false;
      const edit = new WorkspaceEdit();
      for (const each of edits) edit.replace(document.uri, rangeOf(each), each.text);
      return workspace.applyEdit(edit);
    },
  };
}

function rangeOf({ from, to }: DocumentEdit): Range {
  return new Range(from.line, from.character, to.line, to.character);
}

/** Describes trials in the words of the panel. */
function inWords(trials: readonly Trial[], shown: Showing | undefined): string {
  const words = trials.map((trial) => {
    const index = shown?.wish.trials.findIndex((other) => isSameTrial(other, trial)) ?? -1;
    return shown?.original.trials[index]?.says ?? 'something that is no longer shown';
  });
  return words.join('; ');
}
