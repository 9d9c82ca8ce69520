/** Signature help: the syntax of the sentence or clause at the caret. */
import type { Position, SignatureHelp } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { rulesets } from '../../engine/index.ts';
import { signaturesAt } from '../../language/index.ts';

/** The most signatures shown. */
const most = 12;

export function signatureHelpOf(analysis: Analysis, position: Position): SignatureHelp | null {
  const signatures = signaturesAt(analysis.reading, analysis.lines.offsetAt(position), rulesets).slice(0, most);
  const [first] = signatures;
  if (first === undefined) return null;
  return {
    signatures: signatures.map(({ label, doc, places, active }) => ({
      label,
      documentation: doc,
      parameters: places.map(([start, end]) => ({ label: [start, end] })),
      ...(active === undefined ? {} : { activeParameter: active }),
    })),
    activeSignature: 0,
    ...(first.active === undefined ? {} : { activeParameter: first.active }),
  };
}
