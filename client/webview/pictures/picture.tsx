/** One kind of picture: its data is accepted only if it passes its check. */
import type { JSX } from 'preact';
import type { PicturesView, PictureView } from '../../../server/protocol/index.ts';
import type { Check } from '../../messages/index.ts';

/** Renders its picture if there is one. */
export type Picture = (views: PicturesView) => JSX.Element | undefined;

export function picture<Name extends keyof PicturesView>(
  name: Name,
  check: Check<PictureView<Name>>,
  Drawing: (props: { readonly view: PictureView<Name> }) => JSX.Element,
): Picture {
  return (views) => {
    const view: unknown = views[name];
    return check(view) ? <Drawing key={name} view={view} /> : undefined;
  };
}
