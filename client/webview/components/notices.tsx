/**
 * Quiet notes above the course: it is older than the text, the text has mistakes, or what was requested isn’t there.
 */
import type { JSX } from 'preact';
import type { Gone, PanelModel, SoughtRound } from '../../../server/protocol/index.ts';
import { type Filter, useIntents } from '../intents.ts';
import { cutText } from '../model/cut.ts';
import { filterText, filteredBy } from '../model/course/filter.ts';
import type { Arrival } from '../model/view.ts';
import { exactRoundText, mistakesText } from '../model/words.ts';
import { LongText } from './common/long-text.tsx';
import { steady } from './memo.ts';

interface Props {
  readonly model: PanelModel;
  readonly stale: string | undefined;
  /** Why nothing can be requested, if the document isn’t available. */
  readonly gone: Gone | undefined;
  /** A round with the caret in it that isn’t played. */
  readonly unplayed: SoughtRound | undefined;
  /** A round that was reached with a seed other than the file’s own. */
  readonly arrived: Arrival | undefined;
  /** The title of a scenario that is no longer in the file; this one is shown in its place. */
  readonly missing: string | undefined;
  readonly filter: Filter | undefined;
  /** The index of the current step. */
  readonly index: number;
}

export const Notices = steady(
  ({ model, stale, gone, unplayed, arrived, missing, filter, index }: Props): JSX.Element => {
    // The count of mistakes would be that of an older text.
    const mistakes = stale === undefined ? mistakesText(model) : undefined;
    const lost = model.course.redraws.filter(({ step }) => step === undefined).length;
    return (
      <div class="notices" role="status">
        {stale !== undefined &&
          (gone === 'closed' ? (
            <Closed stale={stale} />
          ) : (
            <p class="notice notice-stale" dir="auto">
              <strong>This is the last course that could be played.</strong> <LongText text={stale} most={400} />
            </p>
          ))}
        {missing !== undefined && (
          <p class="notice" dir="auto">
            <LongText
              text={`“${missing}” is no longer in the file. This is the nearest scenario, with nothing tried out`}
              most={300}
            />
          </p>
        )}
        {unplayed !== undefined && (
          <p class="notice" dir="auto">
            <LongText text={`${exactRoundText(unplayed)} isn’t played in this course`} most={200} />
          </p>
        )}
        {arrived !== undefined && (
          <p class="notice" dir="auto">
            <LongText
              text={`Seed ${arrived.seed} is the first whose course reaches ${exactRoundText(arrived.round)}`}
              most={200}
            />
          </p>
        )}
        {mistakes !== undefined && <p class="notice">{mistakes}</p>}
        {filter !== undefined && <Sifted model={model} filter={filter} index={index} />}
        {lost > 0 && <LostRedraws count={lost} />}
      </div>
    );
  },
);

function Closed({ stale }: { readonly stale: string }): JSX.Element {
  const { openFile } = useIntents();
  return (
    <p class="notice notice-stale" dir="auto">
      <strong>{stale}.</strong> Nothing can be tried out here until it is open again.{' '}
      <button type="button" class="link" onClick={openFile}>
        Open the file
      </button>
    </p>
  );
}

/** If the filter leaves no steps, or not the current one. */
function Sifted({
  model,
  filter,
  index,
}: Pick<Props, 'model' | 'index'> & { readonly filter: Filter }): JSX.Element | null {
  const { sift } = useIntents();
  const { isVain, only } = filteredBy(model, filter);
  if (!isVain && only?.has(index) !== false) return null;
  const name = filterText(model, filter);
  const cut = cutText(name, 100) ?? name;
  return (
    <p class="notice">
      <span dir="auto">{siftedText(isVain, 'outcomes' in filter ? undefined : cut)}</span>{' '}
      <button
        type="button"
        class="link"
        onClick={() => {
          sift(undefined);
        }}
      >
        Show all steps
      </button>
    </p>
  );
}

/** `name` is missing if the filter is for outcomes. */
function siftedText(isVain: boolean, name: string | undefined): string {
  if (name === undefined) return isVain ? 'No step is an outcome, so all are shown.' : 'This step isn’t an outcome.';
  return isVain ? `No step concerns “${name}”, so all are shown.` : `This step doesn’t concern “${name}”.`;
}

function LostRedraws({ count }: { readonly count: number }): JSX.Element {
  const { dropBranch } = useIntents();
  return (
    <p class="notice">
      {count === 1
        ? 'A step from which the branch was redrawn no longer exists.'
        : `${count} steps from which the branch was redrawn no longer exist.`}{' '}
      <button type="button" class="link" onClick={dropBranch}>
        Forget the branch
      </button>
    </p>
  );
}
