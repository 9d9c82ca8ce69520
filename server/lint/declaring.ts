/** Quick fixes that declare an unknown name, with a block that is sufficient for play. */
import {
  bodiesNamed,
  handOf,
  derive,
  sameSource,
  type Announcement,
  type Combatant,
  type Fix,
  type Hand,
  type Ruleset,
  type Scenario,
  type Source,
  type Stranger,
} from '../engine/index.ts';

/** One fix per side that a combatant may be on, or per hand that may run a side, likelier first; one for a creature. */
export function declaring(scenario: Scenario, ruleset: Ruleset, stranger: Stranger): readonly Fix[] {
  const { as, text, source } = stranger;
  const fix = (title: string, lines: readonly string[]): Fix => ({
    title,
    certain: false,
    intents: [{ do: 'add above block', at: source, text: lines.join('\n') }],
  });
  const block = (hand: Hand): readonly string[] => ruleset.drafting.block(hand).map((line) => `  ${line}`);
  switch (as) {
    case 'creature':
      return [fix(`Declare ${text} as a creature`, [`creature ${text}`, ...block('Host')])];
    case 'side':
      return runnersOf(scenario, text).map((hand) =>
        fix(`Declare the ${text} as a side run by the ${hand}`, [`side the ${text} run by the ${hand}`]),
      );
    case 'combatant':
      return handsOf(scenario, stranger).map((hand) =>
        fix(`Declare ${text} as a combatant of the ${hand}`, [
          `combatant ${calledAs(stranger)} of the ${hand}`,
          ...block(hand),
        ]),
      );
  }
}

/** The first undeclared side is probably the players', if nobody else is on theirs. */
function runnersOf({ combatants, sides, strangers }: Scenario, text: string): readonly Hand[] {
  const isFirst = strangers.find(({ as }) => as === 'side')?.text === text;
  const ofPlayers = new Set(sides.filter(({ runBy }) => runBy === 'Players').map(({ name }) => name));
  const playersAreThere = combatants.some(({ side }) => ofPlayers.has(side.id ?? ''));
  return isFirst && !playersAreThere ? ['Players', 'Host'] : ['Host', 'Players'];
}

/** With the article and pronoun of the line; `it` if there is an article but no pronoun. */
function calledAs({ text, hasArticle, pronoun }: Stranger): string {
  const said = pronoun ?? (hasArticle === true ? 'it' : undefined);
  return `${hasArticle === true ? 'the ' : ''}${text}${said === undefined ? '' : ` (${said})`}`;
}

/** A target is opposed to the actor, and vice versa. */
function handsOf(scenario: Scenario, stranger: Stranger): readonly Hand[] {
  const isMeant = ({ source }: { readonly source: Stranger['source'] }): boolean => sameSource(source, stranger.source);
  const around = announcementsBy(scenario)
    .get(keyOf(stranger.source))
    ?.find(({ actors, targets }) => [...actors, ...targets].some(isMeant));
  const across = around === undefined ? [] : around.targets.some(isMeant) ? around.actors : around.targets;
  const other = across.flatMap(({ id }) => bodiesNamed(scenario, id))[0];
  return (isOfPlayers(scenario, other) ?? stranger.hasArticle === true) ? ['Host', 'Players'] : ['Players', 'Host'];
}

/** Keyed by the sentences of their actors and targets. */
const announcementsBy = derive(
  'announcements by actor',
  ({ rounds }: Scenario): ReadonlyMap<string, readonly Announcement[]> => {
    const found = new Map<string, Announcement[]>();
    for (const announcement of rounds.flatMap(({ announcements }) => announcements)) {
      const keys = [...announcement.actors, ...announcement.targets].map(({ source }) => keyOf(source));
      for (const key of new Set(keys)) found.set(key, [...(found.get(key) ?? []), announcement]);
    }
    return found;
  },
);

function keyOf({ file, sentence }: Source): string {
  return `${sentence} ${file}`;
}

function isOfPlayers(scenario: Scenario, who: Combatant | undefined): boolean | undefined {
  return who === undefined ? undefined : handOf(scenario, who) === 'Players';
}
