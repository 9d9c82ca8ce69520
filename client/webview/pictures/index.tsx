/** The pictures beside what is thrown: all kinds, of which a table shows those in its step. */
import type { JSX } from 'preact';
import type { PicturesView } from '../../../server/protocol/index.ts';
import type { Picture } from './picture.tsx';
import { gridPicture } from './grid.tsx';
import { lastingPicture } from './lasting.tsx';
import { partsPicture } from './parts.tsx';
import { setsPicture } from './sets.tsx';
import { spreadPicture } from './spread.tsx';
import { steppingPicture } from './stepping.tsx';

const pictures: { readonly [Name in keyof PicturesView]-?: Picture } = {
  spread: spreadPicture,
  sets: setsPicture,
  parts: partsPicture,
  stepping: steppingPicture,
  grid: gridPicture,
  lasting: lastingPicture,
};

export function Pictures({ of: views }: { readonly of: PicturesView }): JSX.Element {
  return <>{Object.values(pictures).map((draw) => draw(views))}</>;
}
