/** Keeps the focus over a step: what had it may be drawn anew, or be gone. */

/** Where the focus was: whose part of which region it was, and what of it; without a region anywhere else. */
interface Held {
  readonly region: string | undefined;
  readonly who: string;
  readonly part: string;
}

const regions = ['party', 'combatant', 'drawing-row'] as const;

/**
 * Draws, and gives the focus back to the same part of the same person where it was lost; else to their name, or to the
 * mark of the step.
 */
export function keepFocus(draw: () => void): void {
  const focused = document.activeElement;
  const held = focused instanceof HTMLElement && focused !== document.body ? heldBy(focused) : undefined;
  draw();
  // Where the window has no focus, none is taken from the text.
  if (held === undefined || document.activeElement !== document.body || !document.hasFocus()) return;
  const found = samePart(held) ?? document.querySelector<HTMLElement>('.mark[aria-current]');
  found?.focus({ preventScroll: true });
}

function samePart({ region, who, part }: Held): HTMLElement | undefined {
  const places = region === undefined ? [] : [...document.querySelectorAll<HTMLElement>(`.${region}`)];
  const place = places.find(({ dataset }) => dataset['who'] === who);
  const parts = place === undefined ? [] : partsOf(place);
  return parts.find((each) => nameOf(each, parts) === part) ?? parts[0];
}

function heldBy(focused: HTMLElement): Held {
  const place = focused.closest<HTMLElement>('[data-who]');
  const region = regions.find((name) => place?.classList.contains(name) === true);
  const parts = place === null ? [] : partsOf(place);
  // Of what stands in a popover the focus goes to what it belongs to.
  const anchor = focused.closest('.why-place')?.querySelector<HTMLElement>(':scope > button') ?? focused;
  return { region, who: place?.dataset['who'] ?? '', part: nameOf(anchor, parts) };
}

function partsOf(place: HTMLElement): readonly HTMLElement[] {
  if (place.localName === 'button') return [place];
  return [...place.querySelectorAll<HTMLElement>('button')].filter((button) => button.closest('.popover') === null);
}

/** Throws and what holds of somebody are known by their words, the others by their place among those like them. */
function nameOf(part: HTMLElement, parts: readonly HTMLElement[]): string {
  const kind = part.classList[0] ?? '';
  const words = part.querySelector(
    '.chip-text, .track-name, .condition > .state-text, .gear > .state-text',
  )?.textContent;
  return `${kind} ${words ?? parts.filter(({ classList }) => classList[0] === kind).indexOf(part)}`;
}
