/** Call hierarchy of combatants: who acts on a combatant, and on whom they act, in all files that refer to them. */
import {
  SymbolKind,
  type CallHierarchyIncomingCall,
  type CallHierarchyItem,
  type CallHierarchyOutgoingCall,
  type Location,
  type Position,
  type Range,
} from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import type { Announcement, NameRef } from '../../engine/index.ts';
import { declarationOf, declaredAt } from '../../language/index.ts';
import { withVisibleMarks } from '../../protocol/index.ts';
import { crossFileReferencesTo, type FileWithReferences } from './cross-file-references.ts';
import { rangeOfSource, toLocation } from '../connection/convert.ts';
import type { IncluderIndex } from './includer-index.ts';

/** The declaration of the combatant at a position; null if there is none. */
export async function combatantAt(
  analysis: Analysis,
  position: Position,
  includers: IncluderIndex,
): Promise<CallHierarchyItem[] | null> {
  const {
    references: [nearest],
  } = await crossFileReferencesTo(analysis, position, includers, 'nearest');
  if (nearest?.declared.kind !== 'combatant') return null;
  const place = declarationOf(nearest.analysis.reading, nearest.declared);
  return place === undefined
    ? null
    : [itemOf(nearest.declared.name, toLocation(nearest.analysis, place.file, place.range))];
}

export async function actingOn(
  analysis: Analysis,
  { selectionRange }: CallHierarchyItem,
  includers: IncluderIndex,
): Promise<CallHierarchyIncomingCall[]> {
  const calls = new Map<string, { readonly from: CallHierarchyItem; readonly fromRanges: Range[] }>();
  for (const { knowing, announcement, title } of await announced(
    analysis,
    selectionRange.start,
    includers,
    'targets',
  )) {
    for (const actor of announcement.actors) {
      const [range, whole] = [
        rangeOfSource(knowing.analysis, actor.source),
        rangeOfSource(knowing.analysis, announcement.source),
      ];
      if (range === undefined || whole === undefined) continue;
      const uri = knowing.analysis.reading.file;
      const key = `${uri}#${actor.id ?? actor.text}`;
      const call = calls.get(key) ?? {
        from: { ...itemOf(actor.id ?? actor.text, { uri, range }), range: whole, detail: withVisibleMarks(title) },
        fromRanges: [],
      };
      calls.set(key, { ...call, fromRanges: [...call.fromRanges, ...rangesOf(knowing, announcement.targets)] });
    }
  }
  return [...calls.values()];
}

/** The ranges are those in the file where the combatant was requested: the editor looks for them there. */
export async function actedOnBy(
  analysis: Analysis,
  { uri, selectionRange }: CallHierarchyItem,
  includers: IncluderIndex,
): Promise<CallHierarchyOutgoingCall[]> {
  const calls = new Map<string, { readonly to: CallHierarchyItem; readonly fromRanges: Range[] }>();
  for (const { knowing, announcement } of await announced(analysis, selectionRange.start, includers, 'actors')) {
    const {
      analysis: { reading },
    } = knowing;
    for (const target of announcement.targets) {
      const place = placeOf(knowing.analysis, target);
      if (place === undefined) continue;
      const key = `${place.uri}#${target.id ?? target.text}`;
      const call = calls.get(key) ?? { to: itemOf(target.id ?? target.text, place), fromRanges: [] };
      const range = reading.file === uri ? rangeOfSource(knowing.analysis, target.source) : undefined;
      calls.set(key, { ...call, fromRanges: range === undefined ? call.fromRanges : [...call.fromRanges, range] });
    }
  }
  return [...calls.values()];
}

interface Announced {
  readonly knowing: Knowing;
  readonly announcement: Announcement;
  /** The scenario’s title. */
  readonly title: string;
}

type Knowing = FileWithReferences;

/** The announcements in which the combatant at a position acts, or is a target. */
async function announced(
  analysis: Analysis,
  position: Position,
  includers: IncluderIndex,
  as: 'actors' | 'targets',
): Promise<readonly Announced[]> {
  const { references: acquaintances } = await crossFileReferencesTo(analysis, position, includers, 'all');
  return acquaintances.flatMap((knowing) =>
    knowing.analysis.scenarios.flatMap(({ scenario: { rounds, title } }) =>
      rounds
        .flatMap(({ announcements }) =>
          announcements.filter((announcement) => announcement[as].some(({ id }) => id === knowing.declared.name)),
        )
        .map((announcement) => ({ knowing, announcement, title })),
    ),
  );
}

/** Where the combatant occurs among some names of a file. */
function rangesOf({ analysis, declared }: Knowing, names: readonly NameRef[]): readonly Range[] {
  return names.filter(({ id }) => id === declared.name).flatMap(({ source }) => rangeOfSource(analysis, source) ?? []);
}

/** Where a combatant named in an analysed file is declared. */
function placeOf(analysis: Analysis, { source }: NameRef): Location | undefined {
  const at = source.file === analysis.reading.file ? analysis.rangeOf(source) : undefined;
  const declared = at === undefined ? undefined : declaredAt(analysis.reading, at.end)?.declared;
  const place = declared === undefined ? undefined : declarationOf(analysis.reading, declared);
  return place === undefined ? undefined : toLocation(analysis, place.file, place.range);
}

function itemOf(name: string, { uri, range }: Location): CallHierarchyItem {
  return { name: withVisibleMarks(name), kind: SymbolKind.Object, uri, range, selectionRange: range };
}
