/** The messages between the integration suite in the extension host and the runner outside VS Code. */

/** The environment variable with the runner’s address. */
export const runnerAddressVariable = 'CLASHWRIGHT_RUNNER';

/** The progress of the suite; `end` is the last message. */
export type Report =
  | { readonly kind: 'suite'; readonly title: string }
  | { readonly kind: 'passed'; readonly title: string }
  | { readonly kind: 'skipped'; readonly title: string }
  | { readonly kind: 'failed'; readonly title: string; readonly error: string }
  | { readonly kind: 'end' };

/** The document of an action: the panel’s own, or the window of VS Code around it. */
export type Place = 'panel' | 'workbench';

/** Actions that the runner performs from outside; selectors are Playwright’s. */
export type Action =
  | { readonly kind: 'isAvailable' }
  | { readonly kind: 'press'; readonly key: string }
  | { readonly kind: 'type'; readonly text: string }
  /** Presses one key after another, a line break as Enter, with this delay in ms between them. */
  | { readonly kind: 'typeKeys'; readonly text: string; readonly milliseconds: number }
  /** Leaves text for the suite that starts after a reload of the window. */
  | { readonly kind: 'leave'; readonly words: string }
  /** Requests the text that was left. */
  | { readonly kind: 'left' }
  | ({ readonly place: Place } & ActionInPlace);

export type ActionInPlace =
  | { readonly kind: 'texts'; readonly selector: string }
  | { readonly kind: 'attribute'; readonly selector: string; readonly name: string }
  | { readonly kind: 'waitFor'; readonly selector: string }
  | { readonly kind: 'waitUntilGone'; readonly selector: string }
  | { readonly kind: 'click'; readonly selector: string }
  | { readonly kind: 'hover'; readonly selector: string }
  | { readonly kind: 'focus'; readonly selector: string }
  | { readonly kind: 'evaluate'; readonly expression: string }
  | { readonly kind: 'screenshot'; readonly path: string };

/** The runner's answer to an action. */
export type Answer = { readonly value: unknown } | { readonly error: string };
