/** Whether the window is as a style sheet may ask for; drawn again when that changes. */
import { useLayoutEffect, useState } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches);
  useLayoutEffect(() => {
    const media = window.matchMedia(query);
    const tell = (): void => {
      setMatches(media.matches);
    };
    tell();
    media.addEventListener('change', tell);
    return () => {
      media.removeEventListener('change', tell);
    };
  }, [query]);
  return matches;
}
