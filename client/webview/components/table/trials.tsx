/** What is tried out and not in the file: each with what it would write, to be written or forgotten. */
import type { JSX } from 'preact';
import type { Trial, TrialView } from '../../../../server/protocol/index.ts';
import { useIntents } from '../../intents.ts';
import { labelText } from '../../model/cut.ts';
import type { Picture } from '../../model/picture.ts';
import { Icon } from '../common/icon.tsx';
import { LongText } from '../common/long-text.tsx';
import { actOr, useDisabledReason } from '../disabled-reason.ts';
import { Why } from '../common/why.tsx';

interface Tried {
  readonly trial: Trial;
  readonly view: TrialView;
}

interface Props {
  readonly picture: Picture;
  /** Whether to say where something can be tried out. */
  readonly asks: boolean;
}

export function Trials({ picture, asks }: Props): JSX.Element | null {
  const { forget, write } = useIntents();
  const off = useDisabledReason();
  const tried = triedOut(picture);
  if (tried.length === 0) return asks ? <Hint says={picture.model.calls?.trying ?? hint} /> : null;
  const writable = tried.some(({ view }) => view.lost === undefined);
  return (
    <section class="trials" aria-label="Tried out, not in the file">
      <p class="trials-title">Tried out, not in the file</p>
      <ul class="trials-list">
        {tried.map(({ trial, view }, index) => (
          <li key={index}>
            <OneTrial trial={trial} view={view} />
          </li>
        ))}
      </ul>
      <div class="trials-acts">
        {writable && (
          <button
            type="button"
            class="button"
            {...actOr(off, () => {
              write();
            })}
          >
            {tried.length === 1 ? 'Write into the file' : 'Write all into the file'}
          </button>
        )}
        <button
          type="button"
          class="button"
          {...actOr(off, () => {
            forget();
          })}
        >
          {tried.length === 1 ? 'Forget' : 'Forget all'}
        </button>
      </div>
    </section>
  );
}

const hint = 'Open a throw, a card or a die to change it, or add a throw.';

/** Shown only until something is tried out. */
function Hint({ says }: { readonly says: string }): JSX.Element {
  return (
    <section class="trials" aria-label="What if">
      <p class="trials-hint quiet">{says}</p>
    </section>
  );
}

function OneTrial({ trial, view }: Tried): JSX.Element {
  const { forget } = useIntents();
  const off = useDisabledReason();
  return (
    <span class="trial" data-lost={view.lost !== undefined}>
      <Why class="trial-says" explain={(id) => <Written id={id} trial={trial} view={view} />}>
        <span class="trial-text" dir="auto">
          {labelText(view.says)}
        </span>
        {view.lost !== undefined && (
          <span class="trial-lost" dir="auto">
            {' '}
            {labelText(view.lost)}
          </span>
        )}
      </Why>
      <button
        type="button"
        class="trial-forget"
        aria-label={`Forget: ${labelText(view.says)}`}
        title="Forget"
        {...actOr(off, () => {
          forget([trial]);
        })}
      >
        <Icon name="bad" />
      </button>
    </span>
  );
}

function Written({ id, trial, view }: Tried & { readonly id: string }): JSX.Element {
  const { says, writes, lost } = view;
  const { write } = useIntents();
  const off = useDisabledReason();
  return (
    <>
      <div class="why" id={id}>
        <p class="why-title" dir="auto">
          <LongText text={says} most={160} />
        </p>
        {lost !== undefined && (
          <p dir="auto">
            <LongText text={lost} most={400} />
          </p>
        )}
        {writes !== undefined && (
          <p class="trial-writes" dir="auto">
            <LongText text={writes} most={400} />
          </p>
        )}
        {countsThrows({ trial, view }) && (
          <p class="quiet">Every later throw comes out differently too; see the chances for what it is worth.</p>
        )}
      </div>
      {lost === undefined && (
        <div class="popover-foot try">
          <button
            type="button"
            class="button"
            {...actOr(off, () => {
              write([trial]);
            })}
          >
            Write into the file
          </button>
        </div>
      )}
    </>
  );
}

/** The throws of a course are drawn one after the other, so one more or fewer changes all later ones. */
function countsThrows({ trial, view }: Tried): boolean {
  return view.lost === undefined && (trial.kind === 'add' || trial.kind === 'aside');
}

/** Trials and their results are in the same order; a trial without a result yet isn’t shown. */
function triedOut({ trials, model }: Picture): readonly Tried[] {
  return trials.flatMap((trial, at) => {
    const view = model.trials[at];
    return view === undefined ? [] : [{ trial, view }];
  });
}
