/** The user’s settings, as the server needs them. */

export type HintContent = 'none' | 'pool' | 'chance' | 'both';

export interface Settings {
  readonly inlayHints: HintContent;
  readonly codeLens: boolean;
  /** In percentage points: rounds in which every chance has moved by less aren't marked. */
  readonly movedThreshold: number;
}

export const defaultSettings: Settings = { inlayHints: 'both', codeLens: true, movedThreshold: 1 };

/** Invalid values count as not set. */
export function toSettings(value: unknown): Settings {
  const { inlayHints, codeLens, compareOdds } = fieldsOf(value);
  const { threshold } = fieldsOf(compareOdds);
  return {
    inlayHints: isHintContent(inlayHints) ? inlayHints : defaultSettings.inlayHints,
    codeLens: typeof codeLens === 'boolean' ? codeLens : defaultSettings.codeLens,
    movedThreshold: typeof threshold === 'number' && threshold >= 0 ? threshold : defaultSettings.movedThreshold,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
}

function isHintContent(value: unknown): value is HintContent {
  return value === 'none' || value === 'pool' || value === 'chance' || value === 'both';
}
