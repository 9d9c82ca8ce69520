/** Components that re-render only when a prop changes. */
import { type FunctionComponent, createElement } from 'preact';
import { useMemo } from 'preact/hooks';

/** The memoized component: from step to step most of the panel stays as it is. */
export function steady<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Steady(props) {
    return useMemo(() => createElement(Part, props), Object.values(props));
  };
}
