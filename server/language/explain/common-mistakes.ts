/** Common mistakes: sentences and clauses that the game expresses otherwise, and the correct wording. */
import { fill, isVague, type Finding, type Fix, type Intent, type Place } from '../../engine/index.ts';
import type { ContinuedClause } from '../read/continued-clause.ts';
import { sourceOf } from '../read/layout.ts';
import type { Mark } from '../match/match-types.ts';
import { Matcher } from '../match/matcher.ts';
import { shortened } from '../read/open-quote.ts';
import { deedIn } from '../match/deed-words.ts';
import { toFinding } from './reading-rules.ts';
import type { Sentence } from '../read/sentences.ts';
import { spoken } from './spoken.ts';
import type { World } from '../read/statement.ts';

type SlotMark = Extract<Mark, { readonly is: 'slot' }>;

/** What precedes a mistake: the announcement that it belongs to, and the clause that it may continue. */
interface Before {
  readonly announced?: Sentence | undefined;
  readonly continued?: ContinuedClause | undefined;
}

/**
 * The finding for tokens that are a common mistake in one of some places; reported from `at` on, where the unreadable
 * part starts. The wording may use the action of the announcement, as `{deed}`, or continue the clause before.
 */
export function slipIn(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  places: readonly Place[],
  at = from,
  { announced, continued }: Before = {},
): Finding | undefined {
  const deed = { deed: (announced === undefined ? undefined : deedIn(announced)) ?? 'how' };
  for (const { row, say, joins, above, lacks } of world.table.slipsIn(places, sentence.tokens, from, to)) {
    const [part] = new Matcher(world, sentence, from, to, () => []).match([row]) ?? [];
    if (part === undefined) continue;
    if (lacks !== undefined) return lacking(world, sentence, { from, at, to }, lacks);
    const slots = part.marks.flatMap((mark): readonly (readonly [string, string])[] =>
      mark.is === 'slot' ? [[mark.node.slot, saidIn(sentence, mark)]] : [],
    );
    if (
      slots.some(
        ([slot, words]) => slot === 'who' && (isVague(words) || /^(?:nobody|no one|nothing|there)$/iu.test(words)),
      )
    )
      continue;
    if (joins !== undefined && continued !== undefined)
      return joining(world, sentence, { from, at, to }, fill(joins, Object.fromEntries<string>(slots)), continued);
    const ways = world.table.slips
      .filter((other) => other.row.pattern.words === row.pattern.words)
      .map((other) => other.say);
    const filled = (way: string): string =>
      fill(way, {
        ...deed,
        ...restOf(part.marks),
        another: anotherName(world, sentence),
        ...Object.fromEntries<string>(slots),
      });
    return describe(
      world,
      sentence,
      { from, at, to },
      (ways.length > 1 ? ways : [say]).map(filled),
      above === undefined ? undefined : filled(above),
    );
  }
  return undefined;
}

/** The game’s wording for tokens that are a common mistake in some places; undefined if there are several. */
export function saidInstead(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  places: readonly Place[],
): string | undefined {
  const [only, ...others] = slipIn(world, sentence, from, to, places, from, { announced: sentence })?.fixes ?? [];
  const found = others.length === 0 ? only?.intents[0] : undefined;
  return found?.do === 'replace' ? found.with : undefined;
}

/** The game’s wording for tokens that are a mistake and continue a clause; undefined if they aren’t. */
export function saidBehind(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  continued: ContinuedClause,
): string | undefined {
  const slip = slipIn(world, sentence, from, to, ['announcement'], from, { continued });
  const better = slip?.message === 'continued' ? slip.data['better'] : undefined;
  return typeof better === 'string' ? better : undefined;
}

/** One hundred percent minus a share, as `{rest}`. */
function restOf(marks: readonly Mark[]): Readonly<Record<string, string>> {
  const share = marks.find((mark) => mark.is === 'slot' && mark.node.slot === 'share');
  return share?.is === 'slot' && share.value.is === 'number' ? { rest: String(100 - share.value.number.value) } : {};
}

/** The words of a slot, with a number in digits. */
function saidIn({ tokens }: Sentence, { value, from, to }: SlotMark): string {
  return value.is === 'number' ? String(value.number.value) : spoken(tokens, from, to);
}

/** The tokens of a mistake; it is reported from `at` on. */
interface Stretch {
  readonly from: number;
  readonly at: number;
  readonly to: number;
}

function describe(
  world: World,
  sentence: Sentence,
  { from, at, to }: Stretch,
  ways: readonly string[],
  above: string | undefined,
): Finding {
  const whole = sourceOf(world.file, sentence, from, to);
  const added: readonly Intent[] = above === undefined ? [] : [{ do: 'add above block', at: whole, text: above }];
  const fixes = ways.map((better): Fix => ({
    title: `Write “${[better, ...(above === undefined ? [] : [above])].join('” and “')}”`,
    certain: false,
    intents: [...added, { do: 'replace', at: whole, with: better }],
  }));
  const better = [anyOf(ways), ...(above === undefined ? [] : [`“${above}”`])].join(' and ');
  return toFinding(
    'unreadable-sentence',
    'slip',
    { words: shortened(spoken(sentence.tokens, at, to)), better },
    sourceOf(world.file, sentence, at, to),
    fixes,
  );
}

/** Moves it behind the clause that it continues. */
function joining(
  world: World,
  sentence: Sentence,
  { from, at, to }: Stretch,
  said: string,
  { behind, words }: ContinuedClause,
): Finding {
  const source = sourceOf(world.file, sentence, from, to);
  const isWhole = from === 0 && to === sentence.tokens.length;
  const intents: readonly Intent[] =
    behind.sentence === source.sentence && behind.file === source.file
      ? [{ do: 'replace', at: { ...behind, end: source.end }, with: ` ${said}` }]
      : [
          { do: 'replace', at: behind, with: ` ${said}` },
          { do: isWhole ? 'remove sentence' : 'remove', at: source },
        ];
  return toFinding(
    'unreadable-sentence',
    'continued',
    { words: shortened(spoken(sentence.tokens, at, to)), before: shortened(words), better: said },
    sourceOf(world.file, sentence, at, to),
    [{ title: `Write “${said}” after “${shortened(words)}”`, certain: false, intents }],
  );
}

/** A sentence about something that the rules don’t have; fixes make it a note or remove it. */
function lacking(world: World, sentence: Sentence, { from, at, to }: Stretch, what: string): Finding {
  const [source, words] = [sourceOf(world.file, sentence, from, to), spoken(sentence.tokens, from, to)];
  const isWhole = from === 0 && to === sentence.tokens.length;
  const fixes: readonly Fix[] = [
    {
      title: 'Make it a note',
      certain: false,
      intents: [{ do: 'replace', at: source, with: `note "${words.replaceAll('"', '’')}"` }],
    },
    { title: 'Remove it', certain: false, intents: [{ do: isWhole ? 'remove sentence' : 'remove', at: source }] },
  ];
  return toFinding(
    'unreadable-sentence',
    'lacking',
    { what, words: shortened(spoken(sentence.tokens, at, to)) },
    sourceOf(world.file, sentence, at, to),
    fixes,
  );
}

/** A combatant that the sentence doesn’t name: the last declared one, likely of the Host. */
function anotherName({ names }: World, { tokens }: Sentence): string {
  const other = names
    .all('combatant')
    .findLast(({ name }) => !tokens.some(({ text }) => name.split(' ').includes(text)));
  if (other === undefined) return 'Ann';
  return other.article === undefined ? other.name : `${other.article} ${other.name}`;
}

/** Alternatives in quotes; a common ending is written once: `“easy "climb"” (or hard)`. */
function anyOf(ways: readonly string[]): string {
  const [tail = ''] = ways.map((way) => way.slice(way.indexOf(' ')));
  const all =
    ways.length > 1 && ways.every((way) => way.slice(way.indexOf(' ')) === tail)
      ? ways.map((way) => way.slice(0, way.indexOf(' ')))
      : ways;
  const [first = '', ...others] = all;
  if (all !== ways) return `“${first}${tail}” (or ${others.join(', ')})`;
  return [first, ...others].map((way) => `“${way}”`).join(' or ');
}
