/** Scrolls a part of a list into view within the list, with the line before and after it, if they fit too. */
export function scrollWithin(list: HTMLElement | null | undefined, part: HTMLElement | null | undefined): void {
  if (!(list instanceof HTMLElement) || !(part instanceof HTMLElement)) return;
  const box = list.getBoundingClientRect();
  const { top, bottom, left, right, height } = part.getBoundingClientRect();
  const beside = Math.max(0, Math.min(height, (box.height - height) / 2));
  if (top - beside < box.top) list.scrollTop -= box.top - top + beside;
  if (bottom + beside > box.bottom) list.scrollTop += bottom + beside - box.bottom;
  if (left < box.left) list.scrollLeft -= box.left - left;
  if (right > box.right) list.scrollLeft += right - box.right;
}
