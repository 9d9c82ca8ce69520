/**
 * The pictures of a step: those of what is thrown, which are on the table, and drawings of what it is about, which come
 * below the step’s text.
 */
import type { JSX } from 'preact';
import type { PicturesView } from '../../../server/protocol/index.ts';
import type { Picture } from './picture.tsx';
import { gridPicture } from './grid.tsx';
import { lastingPicture } from './lasting.tsx';
import { partsPicture } from './parts.tsx';
import { setsPicture } from './sets.tsx';
import { spreadPicture } from './spread.tsx';
import { steppingPicture } from './stepping.tsx';

type Names = keyof PicturesView;
type Kinds<Name extends Names> = { readonly [Each in Name]-?: Picture };

const drawings: Kinds<'parts' | 'stepping' | 'grid' | 'lasting'> = {
  parts: partsPicture,
  stepping: steppingPicture,
  grid: gridPicture,
  lasting: lastingPicture,
};

const thrown: Kinds<Exclude<Names, keyof typeof drawings>> = {
  spread: spreadPicture,
  sets: setsPicture,
};

export function Pictures({ of: views }: { readonly of: PicturesView }): JSX.Element {
  return <>{Object.values(thrown).map((draw) => draw(views))}</>;
}

/** Whether a table has any of those pictures. */
export function hasPictures(views: PicturesView): boolean {
  return Object.keys(thrown).some((name) => views[name as Names] !== undefined);
}

export function Drawings({ of: views }: { readonly of: PicturesView }): JSX.Element {
  return <div class="drawings">{Object.values(drawings).map((draw) => draw(views))}</div>;
}
