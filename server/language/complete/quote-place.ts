/** The context of a sentence being written: its block, its round, its announcement. */
import { sameSource, type QuotePlace, type Scenario, type WritingPlace } from '../../engine/index.ts';
import type { CaretWant } from '../match/caret-matcher.ts';
import type { Offering } from './offers.ts';
import type { Part, Statement } from '../read/statement.ts';

/** Undefined if what is expected isn’t a slot. */
export function quotePlace(offering: Offering, scenario: Scenario, want: CaretWant): QuotePlace | undefined {
  const { row, slot, said } = want;
  if (slot === undefined) return undefined;
  return {
    row: row.id,
    slot,
    said,
    ...(row.verb === undefined ? {} : { verbKind: row.verb.kind }),
    ...writingPlace(offering, scenario, want),
  };
}

/** `opening` is the announcement at the start of the sentence. */
export function writingPlace(
  offering: Offering,
  scenario: Scenario,
  { opening }: Pick<CaretWant, 'opening'>,
): WritingPlace {
  const before = statementsUpTo(offering);
  const sentence = offering.isNew ? undefined : offering.reading.document.sentences[offering.index]?.id;
  const round = roundAfter(before, scenario);
  const announcement = announcementAfter(before, round);
  const isBelow = opening !== undefined || offering.place === 'announcement';
  const block = offering.place === 'combatant' ? blockAfter(before, scenario) : undefined;
  return {
    actors: opening?.has('actors') === true ? opening.names('actors') : isBelow ? (announcement?.actors ?? []) : [],
    ...(sentence === undefined ? {} : { sentence }),
    ...(round === undefined ? {} : { round }),
    ...(isBelow && announcement !== undefined ? { announcement } : {}),
    ...(block === undefined ? {} : { block }),
  };
}

/** The statements before the caret, and those of the sentence being typed as far as they can be read. */
export function statementsUpTo({ reading: { document, statements }, index, isNew }: Offering): readonly Statement[] {
  const next = document.sentences[isNew ? index : index + 1];
  return next === undefined
    ? statements
    : statements.slice(
        0,
        Math.max(
          0,
          statements.findIndex(({ sentence }) => sentence === next),
        ),
      );
}

/** The last round before the caret, even if its heading is damaged. */
function roundAfter(before: readonly Statement[], { rounds }: Scenario): QuotePlace['round'] {
  const heading = before.findLast(({ parts: [first], nearest }) => (first?.row ?? nearest)?.id === 'round');
  return heading === undefined ? undefined : rounds.find(({ source }) => source.sentence === heading.sentence.id);
}

/** The last announcement of a round; none if it can’t be read. */
function announcementAfter(before: readonly Statement[], round: QuotePlace['round']): QuotePlace['announcement'] {
  const part = before.findLast(({ parts: [first], nearest }) => (first?.row ?? nearest)?.verb !== undefined)?.parts[0];
  return part === undefined ? undefined : round?.announcements.find(({ source }) => sameSource(source, part.source));
}

function blockAfter(before: readonly Statement[], { combatants, creatures }: Scenario): QuotePlace['block'] {
  const head = before.findLast(({ parts: [first] }) => opensBlock(first))?.parts[0];
  return head === undefined
    ? undefined
    : [...combatants, ...creatures].find(
        ({ source }) => source.file === head.source.file && source.sentence === head.source.sentence,
      );
}

function opensBlock(part: Part | undefined): boolean {
  return part?.piece?.piece === 'combatants' || part?.piece?.piece === 'creature';
}
