/**
 * A row of things that explain themselves is one stop of the tab key: left and right go along it, and then step no
 * course.
 */
import type { RefObject, TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { placeInRow } from '../../model/course/keys.ts';

/** What the element gets in which the row stands; whatever else stands in it is left as it is. */
export interface TabRow<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly onFocusIn: (event: TargetedEvent<T, FocusEvent>) => void;
  readonly onKeyDown: (event: TargetedKeyboardEvent<T>) => void;
}

/**
 * The stop is where the focus was last, else the first. It is kept at the buttons themselves: that it goes along draws
 * nothing anew.
 */
export function useTabRow<T extends HTMLElement>(): TabRow<T> {
  const ref = useRef<T>(null);
  // After every drawing, with which buttons may have come or gone.
  useLayoutEffect(() => {
    if (ref.current !== null) stopAt(ref.current);
  });
  return { ref, onFocusIn: settle, onKeyDown: walk };
}

function settle({ currentTarget: row, target }: TargetedEvent<HTMLElement>): void {
  const focused = buttonsOf(row).find((button) => button === target);
  if (focused !== undefined) stopAt(row, focused);
}

function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const buttons = buttonsOf(event.currentTarget);
  const to = placeInRow(
    event,
    buttons.findIndex((button) => button === event.target),
    buttons.length,
  );
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}

function stopAt(row: HTMLElement, stop?: HTMLElement): void {
  const buttons = buttonsOf(row);
  const only = stop ?? buttons.find((button) => button.getAttribute('tabindex') === '0') ?? buttons[0];
  for (const button of buttons) {
    const index = button === only ? '0' : '-1';
    if (button.getAttribute('tabindex') !== index) button.setAttribute('tabindex', index);
  }
}

// What stands in a popover is no part of the row: it follows its button in the order of the tab key.
function buttonsOf(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('.why-place > button, .add-sign')];
}
