/** What a person can set, as the server needs it. */

export type HintContent = 'none' | 'pool' | 'chance' | 'both';

export interface Settings {
  readonly inlayHints: HintContent;
  readonly codeLens: boolean;
}

export const defaultSettings: Settings = { inlayHints: 'both', codeLens: true };

/** Anything that isn't as it should be counts as not set. */
export function toSettings(value: unknown): Settings {
  const { inlayHints, codeLens } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  return {
    inlayHints: isHintContent(inlayHints) ? inlayHints : defaultSettings.inlayHints,
    codeLens: typeof codeLens === 'boolean' ? codeLens : defaultSettings.codeLens,
  };
}

function isHintContent(value: unknown): value is HintContent {
  return value === 'none' || value === 'pool' || value === 'chance' || value === 'both';
}
