/** Keeps the focus across steps: the element that had it may be re-rendered or removed. */

/** Where the focus was: the region, the person in it, and the part of them; or anywhere else, without a region. */
interface Held {
  readonly region: string | undefined;
  readonly who: string;
  readonly part: string;
}

const regions = ['party', 'combatant', 'drawing-row'] as const;

/**
 * Renders, and if the focus was lost returns it to the same part of the same person, or else to their name, or to the
 * mark of the step.
 */
export function keepFocus(draw: () => void): void {
  const focused = document.activeElement;
  const held = focused instanceof HTMLElement && focused !== document.body ? heldBy(focused) : undefined;
  draw();
  // If the window has no focus, none is taken from the editor.
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
  // From inside a popover the focus goes to the popover’s button.
  const anchor = focused.closest('.why-place')?.querySelector<HTMLElement>(':scope > button') ?? focused;
  return { region, who: place?.dataset['who'] ?? '', part: nameOf(anchor, parts) };
}

function partsOf(place: HTMLElement): readonly HTMLElement[] {
  if (place.localName === 'button') return [place];
  return [...place.querySelectorAll<HTMLElement>('button')].filter((button) => button.closest('.popover') === null);
}

/** Throws and conditions are identified by their words, other parts by their index among those of their kind. */
function nameOf(part: HTMLElement, parts: readonly HTMLElement[]): string {
  const kind = part.classList[0] ?? '';
  const words = part.querySelector(
    '.chip-text, .track-name, .condition > .state-text, .gear > .state-text',
  )?.textContent;
  return `${kind} ${words ?? parts.filter(({ classList }) => classList[0] === kind).indexOf(part)}`;
}
