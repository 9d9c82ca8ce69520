/** Tries out an extra or a lost throw for somebody: two quiet buttons, and a field for the reason. */
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AddedView, AddsView } from '../../../../server/protocol/index.ts';
import { useIntents } from '../../intents.ts';
import { labelText } from '../../model/cut.ts';
import { actOr, useDisabledReason } from '../disabled-reason.ts';
import { useStepContext } from '../step-context.ts';

type Amount = AddsView['amounts'][number];

interface Props {
  readonly who: string;
  readonly adds: AddsView;
}

export function AddThrow({ who, adds: { amounts, unit, named = [] } }: Props): JSX.Element | null {
  const [amount, setAmount] = useState<Amount>();
  const buttons = useRef<HTMLDivElement>(null);
  const { attempt } = useIntents();
  const round = useStepContext()?.picture.roundMark.index;
  if (round === undefined) return null;
  const close = (): void => {
    if (amount !== undefined) buttons.current?.querySelectorAll('button')[amounts.indexOf(amount)]?.focus();
    setAmount(undefined);
  };
  const add = (words: string): void => {
    if (amount !== undefined) attempt({ kind: 'add', round, who, amount, words });
    close();
  };
  const addedBy = (of: Amount): Added => ({ amount: of, unit, who, named: named.find((each) => each.amount === of) });
  return (
    <div class="add" data-open={amount !== undefined} data-named={named.length > 0} ref={buttons}>
      {amounts.map((each) => (
        <Sign key={each} added={addedBy(each)} chosen={amount} choose={setAmount} />
      ))}
      {amount !== undefined && <ReasonForm added={addedBy(amount)} add={add} close={close} />}
    </div>
  );
}

/** What would be added, and to whose pool. */
interface Added {
  readonly amount: Amount;
  readonly unit: string;
  readonly who: string;
  readonly named: AddedView | undefined;
}

interface SignProps {
  readonly added: Added;
  readonly chosen: Amount | undefined;
  readonly choose: (amount: Amount | undefined) => void;
}

function Sign({ added, chosen, choose }: SignProps): JSX.Element {
  const off = useDisabledReason();
  const { amount, unit, who, named } = added;
  const isChosen = chosen === amount;
  const label =
    `Try ${named === undefined ? `${amount === 1 ? 'an extra' : 'a lost'} ${unit}` : namedText(named)} for ` +
    labelText(who);
  return (
    <button
      type="button"
      class="add-sign"
      aria-expanded={isChosen}
      aria-label={label}
      title={label}
      {...actOr(off, () => {
        choose(isChosen ? undefined : amount);
      })}
    >
      {named === undefined ? (
        <>
          {signOf(amount)}
          <span class="add-unit"> {unit}</span>
        </>
      ) : (
        <>
          {named.does}
          <span class="add-unit" dir="auto">
            : {labelText(named.to)}
          </span>
        </>
      )}
    </button>
  );
}

function namedText({ does, to }: AddedView): string {
  return `${does}: ${labelText(to)}`;
}

interface FormProps {
  readonly added: Added;
  readonly add: (words: string) => void;
  readonly close: () => void;
}

// The longest reason, in characters: about a line.
const longest = 120;

const examples: Readonly<Record<Amount, string>> = { 1: 'the high ground', [-1]: 'wet ground' };

/** A reason is required, because the file would quote it. */
function ReasonForm({ added: { amount, unit, who, named }, add, close }: FormProps): JSX.Element {
  const [lacks, setLacks] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const note = useId();
  useLayoutEffect(() => {
    field.current?.focus();
  }, []);
  const submit = (): void => {
    const words = field.current?.value.trim() ?? '';
    if (words !== '') {
      add(words);
      return;
    }
    setLacks(true);
    field.current?.focus();
  };
  return (
    <form
      class="add-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <input
        ref={field}
        class="field add-field"
        type="text"
        required
        maxLength={longest}
        placeholder={`For example: ${examples[amount]}`}
        aria-label={
          `Reason for ${named === undefined ? `${signOf(amount)}1 ${unit}` : namedText(named)} for ` + labelText(who)
        }
        aria-invalid={lacks}
        aria-describedby={note}
        onInput={() => {
          setLacks(false);
        }}
      />
      <button type="submit" class="button">
        Try
      </button>
      <span id={note} class="add-note" data-lacks={lacks} role="status">
        {lacks ? 'Say why first, in a few words.' : 'The file gives this reason if you write it there.'}
      </span>
    </form>
  );
}

function signOf(amount: Amount): string {
  return amount === 1 ? '+' : '−';
}
