/**
 * Draws who is after whom in a round: for each group the names with their announcements, preceded by lines from one to
 * another.
 */
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { DrawingGroup, DrawingRow, DrawingView } from '../../../../server/protocol/index.ts';
import { type Filter, useIntents } from '../../intents.ts';
import { labelText } from '../../model/cut.ts';
import { isCrowded } from '../../model/drawn-lines.ts';
import { DrawingLines } from './drawing-lines.tsx';
import { LongText } from '../common/long-text.tsx';
import { Marker } from '../common/marker.tsx';

/** What the current step is about: its contest, by index in the round, and whom. */
export interface Present {
  readonly contest: number | undefined;
  readonly who: readonly string[];
}

interface Props {
  readonly drawing: DrawingView;
  readonly present: Present;
  /** The combatant or contest that the reader has chosen: the others are drawn more faintly. */
  readonly filter?: Filter | undefined;
}

/** The indices of a group and of a row in it, and the drawing that they refer to. */
interface Spot {
  readonly drawing: DrawingView;
  readonly group: number;
  readonly row: number;
}

/** The names say in words everything that the lines show, so the lines are hidden from screen readers. */
export function Drawing({ drawing, present, filter }: Props): JSX.Element {
  const [lit, light] = useState<Spot>();
  const [stop, setStop] = useState<Spot>();
  const { groups, words } = drawing;
  const crowded = isCrowded(drawing);
  const tabStop = stop?.drawing === drawing ? stop : { group: groups.findIndex(({ rows }) => rows.length > 0), row: 0 };
  return (
    <div class="drawing" data-crowded={crowded} onKeyDown={walk}>
      <div class="drawing-groups">
        {groups.map((group, at) => (
          <Group
            key={group.contest ?? 'apart'}
            group={group}
            crowded={crowded}
            isFaint={isFaint(group, filter)}
            isPresent={group.contest !== undefined && group.contest === present.contest}
            meant={meantOf(group, present)}
            lit={lit?.drawing === drawing && lit.group === at ? lit.row : rowOf(group, filter)}
            tabStop={tabStop.group === at ? tabStop.row : undefined}
            light={(row) => {
              light(row === undefined ? undefined : { drawing, group: at, row });
            }}
            settle={(row) => {
              setStop({ drawing, group: at, row });
            }}
          />
        ))}
      </div>
      {words.length > 0 && (
        <details class="drawing-words">
          <summary>In words</summary>
          <ul>
            {words.map((sentence, at) => (
              <li key={at} dir="auto">
                <LongText text={sentence} most={400} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The members of a group whom the step is about; none if that is everybody. */
function meantOf({ rows }: DrawingGroup, { who }: Present): readonly string[] {
  const here = rows.filter(({ elsewhere }) => elsewhere === undefined).map(({ name }) => name);
  const meant = here.filter((name) => who.includes(name));
  return meant.length === here.length && meant.length > 1 ? [] : meant;
}

/** Up and down move from row to row, through all groups. */
function walk(event: TargetedKeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.drawing-row')];
  const at = rows.findIndex((row) => row === event.target);
  if (step === 0 || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  rows[at + step]?.focus();
}

function isFaint({ contest }: DrawingGroup, filter: Filter | undefined): boolean {
  return filter !== undefined && 'contest' in filter && contest !== filter.contest;
}

function rowOf({ rows }: DrawingGroup, filter: Filter | undefined): number | undefined {
  const row = filter !== undefined && 'who' in filter ? rows.findIndex(({ name }) => name === filter.who) : -1;
  return row < 0 ? undefined : row;
}

interface GroupProps {
  readonly group: DrawingGroup;
  readonly crowded: boolean;
  readonly isFaint: boolean;
  /** Whether the current step belongs to this contest, and which of its members the step is about. */
  readonly isPresent: boolean;
  readonly meant: readonly string[];
  /** The row whose lines are highlighted, and the row that is the tab stop. */
  readonly lit: number | undefined;
  readonly tabStop: number | undefined;
  readonly light: (row: number | undefined) => void;
  readonly settle: (row: number) => void;
}

function Group({ group, crowded, isFaint, isPresent, meant, lit, tabStop, light, settle }: GroupProps): JSX.Element {
  const others = group.arrows.flatMap(({ from, to }) => (from === lit ? [to] : to === lit ? [from] : []));
  return (
    <section class="drawing-group" data-faint={isFaint} data-present={isPresent}>
      {group.title !== '' && (
        <h3 class="drawing-title cut" dir="auto" title={labelText(group.title)}>
          {labelText(group.title)}
          {isPresent && <span class="drawing-now">now</span>}
        </h3>
      )}
      <div class="drawing-body">
        <DrawingLines group={group} crowded={crowded} lit={lit} />
        <ul class="drawing-rows">
          {group.rows.map((row, at) => (
            <li key={row.name}>
              <Row
                row={row}
                isMeant={row.elsewhere === undefined && meant.includes(row.name)}
                isLit={at === lit}
                isOther={others.includes(at)}
                isStop={at === tabStop}
                light={(on) => {
                  light(on ? at : undefined);
                }}
                settle={() => {
                  settle(at);
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface RowProps {
  readonly row: DrawingRow;
  /** Whether the current step is about them. */
  readonly isMeant: boolean;
  readonly isLit: boolean;
  /** Whether one of the highlighted lines leads here. */
  readonly isOther: boolean;
  readonly isStop: boolean;
  readonly light: (on: boolean) => void;
  readonly settle: () => void;
}

function Row({ row, isMeant, isLit, isOther, isStop, light, settle }: RowProps): JSX.Element {
  const { reveal } = useIntents();
  const { name, side, sideName, does, elsewhere, lines } = row;
  const says = elsewhere ?? does;
  return (
    <button
      type="button"
      class="drawing-row"
      tabIndex={isStop ? 0 : -1}
      data-who={name}
      data-meant={isMeant}
      data-lit={isLit}
      data-other={isOther}
      data-elsewhere={elsewhere !== undefined}
      title={`${labelText(name)}${says === '' ? '' : ` ${labelText(says)}`} (${labelText(sideName)})`}
      onPointerEnter={() => {
        light(true);
      }}
      onPointerLeave={() => {
        light(false);
      }}
      onFocus={() => {
        light(true);
        settle();
      }}
      onBlur={() => {
        light(false);
      }}
      onClick={() => {
        reveal(lines);
      }}
    >
      <span class="drawing-text">
        <span class="drawing-name">
          <Marker side={side} />
          <span class="cut" dir="auto">
            {labelText(name)}
          </span>
        </span>
        <span class="drawing-does quiet cut" dir="auto">
          {labelText(says)}
        </span>
      </span>
      <span class="unseen">
        , {labelText(sideName)}
        {isMeant ? ', in this step' : ''}
      </span>
    </button>
  );
}
