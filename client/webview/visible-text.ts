/**
 * Every text of the page shows the characters in it that nobody sees. One hook of the renderer covers all texts; names
 * in messages stay as they are.
 */
import { options, type VNode } from 'preact';
import { withVisibleMarks } from '../../server/protocol/index.ts';

/** Attributes that are read, by eye or aloud. */
const read = ['title', 'aria-label', 'aria-valuetext', 'aria-description', 'placeholder', 'alt', 'label'] as const;

/** Call it once, before anything is drawn. */
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
