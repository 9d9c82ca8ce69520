/** Validates the shape of trials and redraws, which come from a webview. */
import type { Redraw, Trial } from './wish.ts';

export function isTrial(asked: unknown): asked is Trial {
  if (!isRecord(asked)) return false;
  switch (asked['kind']) {
    case 'aside':
      return isPlace(asked['round']) && isReason(asked['reason']) && typeof asked['aside'] === 'boolean';
    case 'add':
      return (
        isPlace(asked['round']) &&
        isText(asked['who']) &&
        (asked['amount'] === 1 || asked['amount'] === -1) &&
        isText(asked['words'])
      );
    case 'force':
      return (
        isStep(asked) &&
        isText(asked['who']) &&
        Array.isArray(asked['faces']) &&
        asked['faces'].every((face) => face === null || isText(face))
      );
    case 'seed':
      return typeof asked['seed'] === 'number';
    default:
      return false;
  }
}

export function isRedraw(asked: unknown): asked is Redraw {
  return isRecord(asked) && isStep(asked) && isPlace(asked['seed']);
}

function isStep(asked: Readonly<Record<string, unknown>>): boolean {
  return isText(asked['step']) && (asked['round'] === undefined || isPlace(asked['round']));
}

function isReason(asked: unknown): boolean {
  return isRecord(asked) && isText(asked['who']) && isText(asked['words']);
}

function isRecord(asked: unknown): asked is Readonly<Record<string, unknown>> {
  return typeof asked === 'object' && asked !== null;
}

function isText(asked: unknown): asked is string {
  return typeof asked === 'string';
}

function isPlace(asked: unknown): boolean {
  return Number.isSafeInteger(asked);
}
