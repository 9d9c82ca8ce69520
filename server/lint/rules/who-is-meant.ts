/** A pronoun, or words like “the first one”, in place of a name. */
import {
  calledInFull,
  example,
  found,
  isVague,
  meansNobody,
  meansTwo,
  sameSource,
  type Combatant,
  type Finding,
  type Fix,
  type LintRule,
  type Ruleset,
  type Scenario,
  type Stranger,
} from '../../engine/index.ts';
import { groupNamed } from '../groups.ts';
import { announcementWith, idleIn, isForOne, isTarget, together, wordsFor } from '../meant-people.ts';

export const whoIsMeant: LintRule = {
  id: 'who-is-meant',
  severity: 'error',
  title: 'A word that could mean several people',
  explanation:
    'Pronouns and words like “the first one” can mean different people, but the rules have to know who acts ' +
    'and who is hit. The people who may be meant are offered by name, the likeliest first.',
  messages: {
    one: '“{words}” isn’t a name; write {name} if that is who you mean',
    several: '“{words}” could be {names}; write who you mean',
    side: '“{words}” is a side, but this needs people; write which of them you mean, such as {names}',
    none: '“{words}” isn’t anybody who takes part; write who you mean, or put the line in a note',
    nobody: '“{words}” isn’t a name, and there is nobody it could mean',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Laura (she) of the Players
    Agility 3  Toughness 2
  combatant the Ghoul (it) of the Host
    Agility 2  Toughness 2
  round 1
    the Ghoul: dodges Laura.
-   Laura: punches it.
                   ^^
+   Laura: punches the Ghoul.
`),
  *check({ scenario, ruleset }) {
    for (const stranger of scenario.strangers) {
      const group = groupNamed(scenario, stranger);
      if (group !== undefined) yield askedOf(scenario, ruleset, stranger, group);
      else if (stranger.as === 'combatant' && isVague(stranger.text)) yield asked(scenario, ruleset, stranger);
    }
  },
};

/** For several people at once: all together if they act or hold something, each alone if they are targets. */
function askedOf(scenario: Scenario, ruleset: Ruleset, stranger: Stranger, group: readonly Combatant[]): Finding {
  const here = announcementWith(scenario, stranger.source);
  const acts = here?.actors.some(({ source }) => sameSource(source, stranger.source)) === true;
  const own = new Set(acts ? [] : here?.actors.map(({ id }) => id));
  const idle = acts ? idleIn(scenario, here) : undefined;
  const names = group.filter(({ name }) => (idle === undefined || idle.has(name)) && !own.has(name)).map(calledInFull);
  const at = stranger.several ?? stranger.source;
  const ways =
    names.length < 2 || (here !== undefined && isForOne(scenario, ruleset, here, stranger))
      ? names
      : isTarget(here, stranger)
        ? [...names, together(names)]
        : [together(names), ...names];
  const fixes = ways.slice(0, mostOffered).map((name): Fix => ({
    title: `Write “${name}” for “${stranger.text}”`,
    certain: false,
    intents: [{ do: 'replace', at, with: name }],
  }));
  const [only = '', ...others] = names;
  if (only === '') return found(whoIsMeant, 'nobody', at, { words: stranger.text });
  if (!isVague(stranger.text))
    return found(whoIsMeant, 'side', at, { words: stranger.text, names: ways[0] ?? '' }, { fixes });
  return others.length === 0
    ? found(whoIsMeant, 'one', at, { words: stranger.text, name: only }, { fixes })
    : found(whoIsMeant, 'several', at, { words: stranger.text, names: either(names.slice(0, mostOffered)) }, { fixes });
}

function asked(scenario: Scenario, ruleset: Ruleset, stranger: Stranger): Finding {
  if (meansNobody(stranger.text)) return found(whoIsMeant, 'none', stranger.source, { words: stranger.text });
  const names = wordsFor(scenario, ruleset, stranger);
  const fixes = names.slice(0, mostOffered).map((name, index) => ({
    title: `Write “${name}” for “${stranger.text}”`,
    certain: names.length === 1 && index === 0 && !meansTwo(stranger.text),
    intents: [{ do: 'replace' as const, at: stranger.source, with: name }],
  }));
  const [only = '', ...others] = names;
  if (only === '') return found(whoIsMeant, 'nobody', stranger.source, { words: stranger.text });
  if (others.length === 0)
    return found(whoIsMeant, 'one', stranger.source, { words: stranger.text, name: only }, { fixes });
  return found(
    whoIsMeant,
    'several',
    stranger.source,
    { words: stranger.text, names: either(names.slice(0, mostOffered)) },
    { fixes },
  );
}

const mostOffered = 4;

/** `Ann, Bill or the Ghoul`. */
function either(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}
