/** Renders what is out of sight only after what is visible. */
import { useEffect, useState } from 'preact/hooks';

/** False until the first picture with this part has been painted, if it is worth the wait; then true. */
export function useAfterPaint(isWorthIt: boolean): boolean {
  const [isPainted, setPainted] = useState(!isWorthIt);
  useEffect(() => {
    setPainted(true);
  }, []);
  return isPainted;
}
