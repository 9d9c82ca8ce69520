/**
 * The export menu: each format can be opened in the editor or saved; formats that the editor can’t render are opened as
 * text.
 */
import type { ComponentChildren, JSX, TargetedFocusEvent } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ExportFormat } from '../../../../server/protocol/index.ts';
import { useIntents } from '../../intents.ts';
import { HeadButton } from './head-button.tsx';
import { walkMenu } from './menu-keys.ts';
import { useOffAsking } from '../disabled-reason.ts';

interface Form {
  readonly what: ExportFormat;
  readonly form: string;
  /** The editor can only show its source text. */
  readonly isPage?: true;
}

interface Thing {
  readonly title: string;
  readonly forms: readonly Form[];
}

const things: readonly Thing[] = [
  {
    title: 'Transcript',
    forms: [
      { what: 'transcript-md', form: 'Markdown' },
      { what: 'transcript-html', form: 'HTML', isPage: true },
      { what: 'transcript-json', form: 'JSON' },
    ],
  },
  { title: 'Odds', forms: [{ what: 'odds-csv', form: 'CSV' }] },
  {
    title: 'Stat blocks',
    forms: [
      { what: 'sheet-md', form: 'Markdown' },
      { what: 'sheet-html', form: 'HTML', isPage: true },
    ],
  },
  { title: 'Drawing of this round', forms: [{ what: 'drawing-svg', form: 'SVG', isPage: true }] },
];

/** Closes after use, with Escape, and when the focus or the pointer goes elsewhere. */
export function ExportMenu(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const off = useOffAsking();
  const close = (): void => {
    place.current?.querySelector('button')?.focus();
    setOpen(false);
  };
  useLayoutEffect(
    () =>
      isOpen
        ? closeFrom(place.current, () => {
            setOpen(false);
          })
        : undefined,
    [isOpen],
  );
  return (
    <div
      class="menu-place"
      ref={place}
      onKeyDown={walkMenu}
      onFocusOut={(event) => {
        if (leaves(event)) setOpen(false);
      }}
    >
      <HeadButton
        icon="export"
        says="Export"
        isBare
        title="Export transcript, odds, stat blocks or drawing"
        expanded={isOpen}
        off={off}
        act={() => {
          setOpen(!isOpen);
        }}
      />
      {isOpen && off === undefined && (
        <div class="menu">
          {things.map((thing) => (
            <OneThing key={thing.title} thing={thing} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}

interface ThingProps {
  readonly thing: Thing;
  readonly close: () => void;
}

function OneThing({ thing: { title, forms }, close }: ThingProps): JSX.Element {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 class="menu-title" id={id}>
        {title}
      </h2>
      {forms.map((form) => (
        <OneForm key={form.what} title={title} form={form} close={close} />
      ))}
    </section>
  );
}

interface FormProps {
  readonly title: string;
  readonly form: Form;
  readonly close: () => void;
}

function OneForm({ title, form: { what, form, isPage }, close }: FormProps): JSX.Element {
  const { exportScenario } = useIntents();
  const way = (how: 'open' | 'save', says: string, children: ComponentChildren): JSX.Element => (
    <button
      type="button"
      class="link"
      aria-label={`${says}: ${title}, ${form}`}
      onClick={() => {
        close();
        exportScenario(what, how);
      }}
    >
      {children}
    </button>
  );
  return (
    <p class="menu-row">
      <span class="menu-form">{form}</span>
      {isPage === true
        ? way(
            'open',
            'Open as text',
            <>
              Open<span class="menu-how"> as text</span>
            </>,
          )
        : way('open', 'Open', 'Open')}
      {way('save', 'Save', 'Save…')}
    </p>
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
  const byPointer = ({ target }: PointerEvent): void => {
    if (target instanceof Node && place?.contains(target) === false) close();
  };
  document.addEventListener('keydown', byKey);
  document.addEventListener('pointerdown', byPointer);
  // Clicking into the editor causes no event in here but a blur.
  window.addEventListener('blur', close);
  return () => {
    document.removeEventListener('keydown', byKey);
    document.removeEventListener('pointerdown', byPointer);
    window.removeEventListener('blur', close);
  };
}
