/**
 * Makes invisible characters visible in every text of the page. One hook of the renderer covers all texts; names in
 * messages stay unchanged.
 */
import { options, type VNode } from 'preact';
import { withVisibleMarks } from '../../server/protocol/index.ts';

/** Attributes that are read, on screen or aloud. */
const read = ['title', 'aria-label', 'aria-valuetext', 'aria-description', 'placeholder', 'alt', 'label'] as const;

/** Call it once, before the first render. */
export function showInvisibleMarks(): void {
  options.vnode = (vnode: VNode): void => {
    if (typeof vnode.type === 'string') makeVisible(vnode.props);
  };
}

/** Texts are children of elements, alone or among others. */
function makeVisible(props: Record<string, unknown>): void {
  for (const name of read) if (typeof props[name] === 'string') props[name] = withVisibleMarks(props[name]);
  if (props.children !== undefined) props.children = visible(props.children);
}

function visible(children: unknown): unknown {
  if (typeof children === 'string') return withVisibleMarks(children);
  return Array.isArray(children) ? children.map(visible) : children;
}
