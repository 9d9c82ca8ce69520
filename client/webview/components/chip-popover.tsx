/** Why a throw is there or is lost: the reason, the writer's words behind it, and the rule. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ChipView } from '../../../server/protocol/index.ts';
import { placeBeside } from '../model/popover-place.ts';
import { LineLink, RuleButton } from './links.tsx';

interface Props {
  readonly chip: ChipView;
  readonly id: string;
}

export function ChipPopover({ chip, id }: Props): JSX.Element {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { settle(popover.current); });
  return (
    <div class="popover" role="group" aria-label={chip.title} ref={popover}>
      <div class="popover-why" id={id}>
        <p class="popover-title" dir="auto">{chip.title}</p>
        <p dir="auto">{chip.reason}</p>
        <p class="popover-quote">
          {chip.quote !== undefined && <q dir="auto">{chip.quote}</q>}
          {chip.lines !== undefined && <LineLink lines={chip.lines} />}
        </p>
      </div>
      {chip.rule !== undefined && <div class="popover-foot"><RuleButton rule={chip.rule} /></div>}
    </div>
  );
}

function settle(popover: HTMLElement | null): void {
  const anchor = popover?.parentElement;
  if (popover === null || anchor === null || anchor === undefined) return;
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const { left, top } = placeBeside(anchor.getBoundingClientRect(), size, {
    width: document.documentElement.clientWidth, height: window.innerHeight,
  });
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
}
