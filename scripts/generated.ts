/** The files generated from the sentence table and the rule pages, with their contents. */
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
