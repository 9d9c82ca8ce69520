/** The files that are made from the table of sentences and the rule pages: their paths and what they should hold. */
import { rulePages } from '../server/analysis/index.ts';
import { rulesets } from '../server/engine/index.ts';
import { skeleton, toGrammar } from '../server/language/index.ts';
import { referenceMarkdown, verbsMarkdown } from '../server/report/index.ts';
import { ruleBooks } from './rule-books.ts';

/** Texts by path from the project's root. */
export function generatedFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['syntaxes/clash.tmLanguage.json', `${JSON.stringify(toGrammar(rulesets), undefined, 2)}\n`],
    ['docs/language.md', referenceMarkdown(skeleton, rulesets)],
    ['docs/verbs.md', verbsMarkdown(rulesets)],
    ...[...ruleBooks([...rulePages().values()], rulesets)].map(([name, text]) => [`docs/rules/${name}`, text] as const),
  ]);
}
