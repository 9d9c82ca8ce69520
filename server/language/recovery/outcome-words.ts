/** What comes of an action, told in other words than `on success "…"`. */
import { spoken } from '../explain/spoken.ts';
import type { World } from '../read/statement.ts';
import { replaced, type Rewording } from './rewording.ts';

const outcomes: ReadonlyMap<string, 'success' | 'failure'> = new Map([
  ...['success', 'succeed', 'succeeds', 'hit', 'hits', 'works', 'win', 'wins'].map(
    (word) => [word, 'success'] as const,
  ),
  ...['failure', 'fail', 'fails', 'miss', 'misses'].map((word) => [word, 'failure'] as const),
]);

/** `success: it falls`, `on a miss: he laughs`, `critical success: "it bursts"`. */
export function withOutcome(_: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const word = (index: number): string => (tokens[index]?.kind === 'word' ? tokens[index].text.toLowerCase() : '');
  let at = from;
  if (word(at) === 'on') at += 1;
  if (word(at) === 'a') at += 1;
  const critical = word(at) === 'critical' ? ['critical'] : [];
  const outcome = outcomes.get(word(at + critical.length));
  const colon = at + critical.length + 1;
  const rest = tokens.slice(colon + 1, to);
  if (outcome === undefined || tokens[colon]?.kind !== 'mark' || tokens[colon].text !== ':' || rest.length === 0)
    return undefined;
  if (rest.some(({ kind }) => kind === 'prose') && rest.length > 1) return undefined;
  const words = rest[0]?.kind === 'prose' ? rest[0].text : spoken(tokens, colon + 1, to);
  const quoted = replaced(rewording, colon, to, [words], { kind: 'prose', written: ` "${words}"`, joined: true });
  return replaced(quoted, from, colon, ['on', ...critical, outcome], { spelling: false });
}
