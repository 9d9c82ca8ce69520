/**
 * A row of self-explaining items is one tab stop: left and right move along it, and then don’t step through the course.
 */
import type { RefObject, TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { placeInRow } from '../../model/course/keys.ts';

/** The props of the element that contains the row; its other content is left alone. */
export interface TabRow<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly onFocusIn: (event: TargetedEvent<T, FocusEvent>) => void;
  readonly onKeyDown: (event: TargetedKeyboardEvent<T>) => void;
}

/**
 * The tab stop is the last focused item, or else the first. It is kept on the buttons themselves, so that moving it re-
 * renders nothing.
 */
export function useTabRow<T extends HTMLElement>(): TabRow<T> {
  const ref = useRef<T>(null);
  // After every render, because buttons may have been added or removed.
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

// The content of a popover isn’t part of the row: it follows its button in the tab order.
function buttonsOf(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('.why-place > button, .add-sign')];
}
