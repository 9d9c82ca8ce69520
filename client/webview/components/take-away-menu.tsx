/** What can be taken away: each to be opened in the editor or saved. */
import type { JSX, TargetedFocusEvent } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TakeAway } from '../../../server/protocol/index.ts';
import { useIntents } from '../intents.ts';
import { HeadButton } from './head-button.tsx';

interface Thing {
  readonly title: string;
  readonly forms: readonly { readonly what: TakeAway; readonly form: string }[];
}

const things: readonly Thing[] = [
  { title: 'Transcript', forms: [{ what: 'transcript-md', form: 'Markdown' }, { what: 'transcript-html', form: 'HTML' }, { what: 'transcript-json', form: 'JSON' }] },
  { title: 'Odds', forms: [{ what: 'odds-csv', form: 'CSV' }] },
  { title: 'Stat blocks', forms: [{ what: 'sheet-md', form: 'Markdown' }, { what: 'sheet-html', form: 'HTML' }] },
  { title: 'Drawing of this round', forms: [{ what: 'drawing-svg', form: 'SVG' }] },
];

/** Closes with Escape, and when the focus or the pointer goes elsewhere. */
export function TakeAwayMenu(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (isOpen ? closeFrom(place.current, () => { setOpen(false); }) : undefined), [isOpen]);
  return (
    <div class="menu-place" ref={place} onFocusOut={(event) => { if (leaves(event)) setOpen(false); }}>
      <HeadButton icon="take" says="Take away" isBare title="Take away: transcript, odds, stat blocks, drawing" expanded={isOpen} act={() => { setOpen(!isOpen); }} />
      {isOpen && <div class="menu">{things.map((thing) => <OneThing key={thing.title} thing={thing} />)}</div>}
    </div>
  );
}

function OneThing({ thing: { title, forms } }: { readonly thing: Thing }): JSX.Element {
  const { take } = useIntents();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 class="menu-title" id={id}>{title}</h2>
      {forms.map(({ what, form }) => (
        <p key={what} class="menu-row">
          <span class="menu-form">{form}</span>
          <button type="button" class="link" aria-label={`Open: ${title}, ${form}`} onClick={() => { take(what, 'open'); }}>Open</button>
          <button type="button" class="link" aria-label={`Save: ${title}, ${form}`} onClick={() => { take(what, 'save'); }}>Save…</button>
        </p>
      ))}
    </section>
  );
}

function leaves(event: TargetedFocusEvent<HTMLElement>): boolean {
  return event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget);
}

function closeFrom(place: HTMLElement | null, close: () => void): () => void {
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    if (place?.contains(document.activeElement) === true) place.querySelector('button')?.focus();
    close();
  };
  const byPointer = ({ target }: PointerEvent): void => { if (target instanceof Node && place?.contains(target) === false) close(); };
  document.addEventListener('keydown', byKey);
  document.addEventListener('pointerdown', byPointer);
  return () => {
    document.removeEventListener('keydown', byKey);
    document.removeEventListener('pointerdown', byPointer);
  };
}
