/** The combatants that may announce next in a round, with their colon. */
import { bodiesNamed, type Combatant, type Round, type Scenario } from '../../engine/index.ts';
import { called } from './offered-names.ts';
import { isArticle, type DeclaredName } from '../match/name-table.ts';
import type { Completion, Offering } from './offers.ts';
import { writingPlace } from './quote-place.ts';

/** Combatants that haven’t announced in the round, and, if the game allows several announcements, those that have. */
export interface ActorsToCome {
  readonly first: readonly Completion[];
  readonly again: readonly Completion[];
}

/**
 * In the order of the previous round, then of declaration; a creature comes before its several combatants if none of
 * them has announced.
 */
export function actorsToCome(offering: Offering): ActorsToCome {
  const {
    scenario,
    table: { ruleset },
  } = offering;
  if (scenario === undefined) return { first: [], again: [] };
  const { round } = writingPlace(offering, scenario, {});
  const done = new Set(
    (round?.announcements ?? []).flatMap(({ actors }) => actors.flatMap(({ id }) => bodiesNamed(scenario, id))),
  );
  const all = inLikelyOrder(scenario, round);
  const again = ruleset.vocabulary.announcesAgain === true ? all.filter((each) => done.has(each)) : [];
  return {
    first: withCreatures(
      offering,
      scenario,
      all.filter((each) => !done.has(each)),
    ),
    again: again.flatMap((each) => actor(offering, 'combatant', each.name)),
  };
}

/** The combatants whose article begins a sentence of a round, as in `the G`; none anywhere else. */
export function actorsBehindArticle(offering: Offering): readonly Completion[] {
  const { tokens, names, place } = offering;
  const [article, ...others] = tokens;
  if (article === undefined || others.length > 0 || !isArticle(article.text)) return [];
  if (place !== 'round' && place !== 'announcement') return [];
  const labels = new Set(
    names
      .all('combatant')
      .filter((name) => name.article === article.text.toLowerCase())
      .map((name) => `${words(offering, 'combatant', name)}:`),
  );
  const { first, again } = actorsToCome(offering);
  return [...first, ...again].filter(({ label }) => labels.has(label));
}

function inLikelyOrder(scenario: Scenario, round: Round | undefined): readonly Combatant[] {
  const before = scenario.rounds.findLast(
    ({ number, announcements }) => number < (round?.number ?? 0) && announcements.length > 0,
  );
  const once = (before?.announcements ?? []).flatMap(({ actors }) =>
    actors.flatMap(({ id }) => bodiesNamed(scenario, id)),
  );
  return [...new Set([...once, ...scenario.combatants])];
}

function withCreatures(offering: Offering, scenario: Scenario, coming: readonly Combatant[]): readonly Completion[] {
  return coming.flatMap((each) => {
    const bodies = each.creature?.id === undefined ? [] : bodiesNamed(scenario, each.creature.id);
    const leads =
      bodies.length > 1 &&
      bodies.every((body) => coming.includes(body)) &&
      coming.find((other) => bodies.includes(other)) === each;
    return [
      ...(leads ? actor(offering, 'creature', each.creature?.id) : []),
      ...actor(offering, 'combatant', each.name),
    ];
  });
}

function actor(offering: Offering, kind: 'combatant' | 'creature', name: string | undefined): readonly Completion[] {
  const declared = offering.names.all(kind).find((each) => each.name === name);
  return declared === undefined
    ? []
    : [
        {
          label: `${words(offering, kind, declared)}:`,
          kind,
          doc: 'Announces something in this round',
          row: 'announcement',
        },
      ];
}

function words(offering: Offering, kind: 'combatant' | 'creature', declared: DeclaredName): string {
  return kind === 'creature' ? `every ${declared.name}` : called(offering, declared, offering.tokens.length);
}
