/** An extra or a lost throw for somebody, to try out: two quiet buttons, and a field for the reason. */
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AddsView } from '../../../server/protocol/index.ts';
import { useIntents } from '../intents.ts';
import { labelText } from '../model/cut.ts';
import { actOr, useOff } from './off.ts';
import { useStanding } from './standing.ts';

type Amount = AddsView['amounts'][number];

interface Props {
  readonly who: string;
  readonly adds: AddsView;
}

export function AddThrow({ who, adds: { amounts, unit } }: Props): JSX.Element | null {
  const [amount, setAmount] = useState<Amount>();
  const buttons = useRef<HTMLDivElement>(null);
  const { attempt } = useIntents();
  const round = useStanding()?.picture.roundMark.index;
  if (round === undefined) return null;
  const close = (): void => {
    if (amount !== undefined) buttons.current?.querySelectorAll('button')[amounts.indexOf(amount)]?.focus();
    setAmount(undefined);
  };
  const add = (words: string): void => {
    if (amount !== undefined) attempt({ kind: 'add', round, who, amount, words });
    close();
  };
  return (
    <div class="add" data-open={amount !== undefined} ref={buttons}>
      {amounts.map((each) => <Sign key={each} amount={each} unit={unit} who={who} chosen={amount} choose={setAmount} />)}
      {amount !== undefined && <ReasonForm amount={amount} unit={unit} who={who} add={add} close={close} />}
    </div>
  );
}

interface SignProps {
  readonly amount: Amount;
  readonly unit: string;
  readonly who: string;
  readonly chosen: Amount | undefined;
  readonly choose: (amount: Amount | undefined) => void;
}

function Sign({ amount, unit, who, chosen, choose }: SignProps): JSX.Element {
  const off = useOff();
  const isChosen = chosen === amount;
  const label = `Try ${amount === 1 ? 'an extra' : 'a lost'} ${unit} for ${labelText(who)}`;
  return (
    <button type="button" class="add-sign" aria-expanded={isChosen} aria-label={label} title={label} {...actOr(off, () => { choose(isChosen ? undefined : amount); })}>
      {signOf(amount)}<span class="add-unit"> {unit}</span>
    </button>
  );
}

interface FormProps {
  readonly amount: Amount;
  readonly unit: string;
  readonly who: string;
  readonly add: (words: string) => void;
  readonly close: () => void;
}

// A reason longer than a line is nothing that is tried out.
const longest = 120;

const examples: Readonly<Record<Amount, string>> = { 1: 'the high ground', [-1]: 'wet ground' };

/** Without a reason nothing is tried out: it is what the file would say. */
function ReasonForm({ amount, unit, who, add, close }: FormProps): JSX.Element {
  const [lacks, setLacks] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const note = useId();
  useLayoutEffect(() => { field.current?.focus(); }, []);
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
      class="add-form" noValidate onSubmit={(event) => { event.preventDefault(); submit(); }}
      onKeyDown={(event) => { if (event.key === 'Escape') close(); }}
    >
      <input
        ref={field} class="field add-field" type="text" required maxLength={longest} placeholder={`For example: ${examples[amount]}`}
        aria-label={`Reason for ${signOf(amount)}1 ${unit} for ${labelText(who)}`} aria-invalid={lacks} aria-describedby={note}
        onInput={() => { setLacks(false); }}
      />
      <button type="submit" class="button">Try</button>
      <span id={note} class="add-note" data-lacks={lacks} role="status">{lacks ? 'Say why first, in a few words.' : 'The file will give this reason, if you write it.'}</span>
    </form>
  );
}

function signOf(amount: Amount): string {
  return amount === 1 ? '+' : '−';
}
