/**
 * An announcement that depends on what others do, or that waits for them. Tarot edition, "Slowest Character Announces
 * What They Want To Do".
 */
import { write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type Fix, type LintRule } from '../../../finding.ts';
import type { Announcement, Words } from '../../../scenario.ts';
import { sameSource, type Source } from '../../../source.ts';
import type { DemonCityFact } from '../facts.ts';
import { list } from '../../../play/words.ts';

export const ifThen: LintRule<DemonCityFact> = {
  id: 'if-then',
  severity: 'error',
  title: 'An announcement that depends on others',
  explanation:
    'Everybody says what they will do when it is their turn, and that is what they do: no “if … then”, and no waiting to see what others choose. The quicker have heard the slower, and the slower decide without knowing. It is played without the condition; `waits` alone is to do nothing at all, on purpose.',
  messages: {
    depends:
      'An announcement can’t depend on others, and “{words}” does; {actor} {have} to decide, and it is played without it',
    waits:
      'Nobody can wait for others, as in “{words}”: it is played as “waits” alone, which is to do nothing this round',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  combatant Carl (he) of the Host
    Agility 1  Toughness 3
  round 1
-   Carl: waits for Ann.
                ^^^^^^^
-   Bill: if Ann shoots, dodges.
          ^^^^^^^^^^^^^
-   Ann: punches Carl unless Bill dodges.
                      ^^^^^^^^^^^^^^^^^^
-     until Carl is down.
      ^^^^^^^^^^^^^^^^^^
+   Carl: waits.
+   Bill: dodges.
+   Ann: punches Carl.
`),
  *check({ scenario, ruleset }) {
    for (const announcement of scenario.rounds.flatMap((round) => round.announcements)) {
      const waits = announcement.verb.text === ruleset.vocabulary.dependence?.waiting;
      const actors = announcement.actors.map((each) => each.id ?? each.text);
      const data = { actor: list(actors), have: actors.length > 1 ? 'have' : 'has' };
      for (const on of announcement.dependsOn ?? []) {
        yield found(
          ifThen,
          waits ? 'waits' : 'depends',
          on.source,
          { words: on.text, ...data },
          { fixes: [inNextRound(on), without(announcement, on, waits)] },
        );
      }
    }
  },
};

/** What has happened by then can be asked by the heading of a round. */
function inNextRound({ source }: Words): Fix {
  return {
    title: 'Put it in the next round, with its condition',
    certain: false,
    intents: [{ do: 'put in next round', at: source }],
  };
}

/**
 * What is before the verb goes with the blank or comma behind it, what is behind it into a note; what is nothing but a
 * condition becomes waiting.
 */
function without({ verb, source: whole }: Announcement<DemonCityFact>, { source, text }: Words, waits: boolean): Fix {
  if (sameSource(verb.source, source))
    return { title: `Write “${verb.text}”`, certain: false, intents: [{ do: 'replace', at: source, with: verb.text }] };
  if (source.sentence !== verb.source.sentence) return told(source, text);
  const title = 'Announce it without a condition';
  if (source.start > verb.source.start) {
    const note = `note "${waits ? `${verb.text} ` : ''}${text.replaceAll('"', '’')}"`;
    return {
      title: `${title}, with the rest as a note`,
      certain: false,
      intents: [
        { do: 'remove', at: source },
        { do: 'add sentence after', at: whole, text: note },
      ],
    };
  }
  return { title, certain: false, intents: [{ do: 'replace', at: { ...source, end: verb.source.start }, with: '' }] };
}

/** On a line of its own it may be what comes of the announcement; else it is for the Host to read. */
function told(source: Source, text: string): Fix {
  const [, fails, then] =
    /^(?:if|when) .+? (?:(misses|fails)|hits|succeeds)\s*[,:]? (?:then )?(.+)$/iu.exec(text) ?? [];
  const better = then === undefined ? `note "${text}"` : `on ${fails === undefined ? 'success' : 'failure'} "${then}"`;
  return write(better, source);
}
