/** Parts that are drawn anew only when something that they are given is another value. */
import { type FunctionComponent, createElement } from 'preact';
import { useMemo } from 'preact/hooks';

/** The same part, drawn anew only then: from step to step most of the panel stays as it is. */
export function steady<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Steady(props) {
    return useMemo(() => createElement(Part, props), Object.values(props));
  };
}
