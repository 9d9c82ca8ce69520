/** Whether the window matches a media query; re-renders when that changes. */
import { useLayoutEffect, useState } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches);
  useLayoutEffect(() => {
    const media = window.matchMedia(query);
    const notify = (): void => {
      setMatches(media.matches);
    };
    notify();
    media.addEventListener('change', notify);
    return () => {
      media.removeEventListener('change', notify);
    };
  }, [query]);
  return matches;
}
