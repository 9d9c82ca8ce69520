/** Lays a file out. */
import type { TextEdit } from 'vscode-languageserver';
import type { Analysis } from '../analysis/index.ts';
import { formatEdits } from '../language/index.ts';
import { toTextEdit } from './convert.ts';

export function formattingOf(analysis: Analysis): TextEdit[] {
  return formatEdits(analysis.reading).map((edit) => toTextEdit(analysis, edit));
}
