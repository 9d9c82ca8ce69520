/** The findings reported for a file: its own in text order, and one for each `include` with problems behind it. */
import type { Finding, Fix, Intent, Severity, Source } from '../engine/index.ts';
import { isLibrary, type Reading } from '../language/index.ts';
import { say, sentence } from './findings.ts';

/** Positions of sources. */
export interface Places {
  /** The offset in its own file. */
  readonly startOf: (source: Source) => number;
  /** The line in its own file, from 1. */
  readonly lineOf: (source: Source) => number;
}

/** The most findings of included files that are listed as related to the one that stands for all. */
const mostRelated = 5;

/** A finding about something that several scenarios share is reported once. */
export function fileFindings(reading: Reading, found: readonly Finding[], places: Places): readonly Finding[] {
  const all = mendedTogether(once(isLibrary(reading) ? inLibrary(found) : found));
  const own = all.filter(({ source }) => source.file === reading.file);
  const inside = new Map<Source, Finding[]>();
  for (const finding of all) {
    const at =
      finding.source.file === reading.file || finding.severity === 'info'
        ? undefined
        : reading.reached.get(finding.source.file);
    if (at === undefined) continue;
    const known = inside.get(at);
    if (known === undefined) inside.set(at, [finding]);
    else known.push(finding);
  }
  const reported = [...own, ...[...inside].flatMap(([at, findings]) => behind(at, findings, places))];
  return reported.sort((a, b) => places.startOf(a.source) - places.startOf(b.source));
}

function once(findings: readonly Finding[]): readonly Finding[] {
  const results = new Map<string, Finding>();
  for (const finding of findings) {
    const { file, sentence, start, end } = finding.source;
    const key = `${file}/${sentence}/${start}/${end}/${finding.rule}/${finding.message}`;
    if (!results.has(key)) results.set(key, finding);
  }
  return [...results.values()];
}

/**
 * If a sentence has an error and spelling mistakes, one fix corrects both, and the mistakes aren’t reported separately.
 */
function mendedTogether(findings: readonly Finding[]): readonly Finding[] {
  const spelling = new Map(
    findings
      .filter(({ rule, message }) => rule === 'read-otherwise' && message === 'spelling')
      .map((finding) => [sentenceOf(finding), finding]),
  );
  if (spelling.size === 0) return findings;
  const alreadyReported = new Set<Finding>();
  const mended = findings.map((finding) => {
    const slips = spelling.get(sentenceOf(finding));
    const intents = slips?.fixes[0]?.intents;
    if (
      slips === undefined ||
      intents === undefined ||
      finding.severity !== 'error' ||
      finding.fixes[0] === undefined ||
      !isWithin(finding.fixes[0], slips)
    )
      return finding;
    alreadyReported.add(slips);
    return {
      ...finding,
      fixes: finding.fixes.map((fix) =>
        isWithin(fix, slips) && !writesSeveral(fix)
          ? { ...fix, intents: [...fix.intents, ...besides(intents, fix)] }
          : fix,
      ),
    };
  });
  return mended.filter((finding) => !alreadyReported.has(finding));
}

/** Whether a fix only replaces words of one sentence. */
function isWithin({ intents }: Fix, finding: Finding): boolean {
  return intents.every(
    (intent) => intent.do === 'replace' && `${intent.at.file}/${intent.at.sentence}` === sentenceOf(finding),
  );
}

/** Whether a fix replaces one name by several: then the verb stays as it is, in the plural. */
function writesSeveral({ intents }: Fix): boolean {
  return intents.some((intent) => intent.do === 'replace' && / and \p{Lu}/u.test(intent.with));
}

/** The replacements that don’t touch those of a fix. */
function besides(intents: readonly Intent[], { intents: own }: Fix): readonly Intent[] {
  const touches = (one: Intent, other: Intent): boolean =>
    one.do === 'replace' && other.do === 'replace' && one.at.start <= other.at.end && other.at.start <= one.at.end;
  return intents.filter((intent) => !own.some((each) => touches(intent, each)));
}

/**
 * In a bestiary, a name that resembles no other may be one that the including file declares; findings that follow from
 * not knowing it are left out.
 */
function inLibrary(findings: readonly Finding[]): readonly Finding[] {
  const foreign = new Set(
    findings.filter(({ rule, message }) => rule === 'unknown-name' && message.startsWith('unknown')),
  );
  const sentences = new Set([...foreign].map(sentenceOf));
  return findings.flatMap((finding) => {
    if (foreign.has(finding)) return [{ ...finding, severity: 'info' }];
    return finding.severity !== 'error' && sentences.has(sentenceOf(finding)) ? [] : [finding];
  });
}

function sentenceOf({ source }: Finding): string {
  return `${source.file}/${source.sentence}`;
}

/** The finding at the path of an `include`: it quotes the first problem behind it and links to the others. */
function behind(at: Source, findings: readonly Finding[], places: Places): readonly Finding[] {
  const [first, ...others] = findings;
  if (first === undefined) return [];
  const severity: Severity = findings.some((finding) => finding.severity === 'error') ? 'error' : 'warning';
  return [
    {
      rule: 'broken-include',
      severity,
      message: others.length === 0 ? 'inside' : 'more inside',
      source: at,
      fixes: [],
      data: { path: first.source.file, line: places.lineOf(first.source), [sentence]: say(first), more: others.length },
      related: findings
        .slice(0, mostRelated)
        .map(({ source }, index) => ({ source, message: index === 0 ? 'there' : 'also there' })),
    },
  ];
}
