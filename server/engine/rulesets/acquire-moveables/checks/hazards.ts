/** Checks of swimming, falls and what else hurts without a blow. */
import { add, between, cutBehind, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { count } from '../../../play/words.ts';
import type { Scenario } from '../../../scenario.ts';
import { castOf, fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { factsOf, lastFact, type Fall, type MoveablesFact } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { fallDie, hurtDie } from '../hazards/fall-dice.ts';
import { squaresOf } from '../hazards/falls.ts';
import { rowsIn } from '../hazards/swimming.ts';
import { swimEntry } from '../hazards/swimming-table.ts';
import { carriedRows } from '../sheet/rows.ts';
import { startOf } from '../start.ts';
import { ofAnn } from './examples.ts';
import { saidIn, writtenDeeds } from './written.ts';

/** The most rows with which somebody can swim. */
const swimmable = 2;

const tooLoadedToSwim: LintRule<MoveablesFact> = {
  id: 'too-loaded-to-swim',
  severity: 'error',
  title: 'Too much to carry in the water',
  explanation:
    'With one or two rows of the carried inventory in use one can swim. With three one can only tread water, and ' +
    'with four one sinks, whatever is announced.',
  messages: {
    treads: 'With {rows} in use {name} can’t swim, and only treads water; it takes two at most',
    sinks: 'With {rows} in use {name} sinks; it takes two at most to swim, and three to tread water',
  },
  ...ofAnn(`
  round 1, 1 hour
    Ann: swims.
-     with 3 rows occupied
           ^
+     with 2 rows occupied
`),
  *check({ scenario }) {
    for (const { cast, deed } of writtenDeeds(scenario)) {
      const { actor, announcement, kind } = deed;
      const way = kind === 'swimming' ? 'swimming' : kind === 'treading water' ? 'treading' : undefined;
      const rows = way === undefined ? undefined : rowsIn({ cast, fight: startOf(cast) }, deed);
      if (way === undefined || rows === undefined) continue;
      const entry = swimEntry(way, rows);
      if (entry !== 'sinks' && entry !== 'n/a') continue;
      const written = actor.layout.carried.isDeclared ? undefined : lastFact(announcement.clauses, 'rows occupied');
      const most = way === 'swimming' ? swimmable : swimmable + 1;
      const data = { rows: count(rows, 'row'), ...naming('name', actor) };
      const fixes = written === undefined ? [] : [write(`${most}`, written.rows.source)];
      const place = written?.rows.source ?? announcement.verb.source;
      yield found(tooLoadedToSwim, entry === 'sinks' ? 'sinks' : 'treads', place, data, { fixes });
    }
  },
};

interface Falling {
  readonly cast: Cast;
  readonly fact: Fall;
  readonly who: Fighter;
}

function fallsIn(scenario: Scenario<MoveablesFact>): readonly Falling[] {
  const cast = castOf(scenario);
  return scenario.rounds
    .flatMap(({ facts }) => factsOf(facts, 'fall'))
    .flatMap((fact) => fightersNamed(cast, fact.who).map((who) => ({ cast, fact, who })));
}

const fallInMetres: LintRule<MoveablesFact> = {
  id: 'fall-in-metres',
  severity: 'info',
  title: 'A fall in metres',
  explanation:
    'Distances are counted in squares of 2 by 2 metres, and the die of a fall is as large as the squares fallen. ' +
    'Metres are read too, as half as many squares.',
  messages: { metres: 'A fall is counted in squares of 2 metres: {metres} m is {squares}' },
  ...ofAnn(`
  round 1
    decides hazard location: Legs
-   Ann falls 10 m.
              ^^^^
+   Ann falls 5 sq.
`),
  *check({ scenario }) {
    for (const fact of scenario.rounds.flatMap(({ facts }) => factsOf(facts, 'fall'))) {
      const { count: metres, unit } = fact;
      if (!unit.text.startsWith('m')) continue;
      const place = between(metres.source, unit.source);
      const data = { metres: metres.value, squares: count(squaresOf(fact), 'square') };
      yield found(fallInMetres, 'metres', place, data, { fixes: [write(`${Math.floor(squaresOf(fact))} sq`, place)] });
    }
  },
};

const unearnedLightLoad: LintRule<MoveablesFact> = {
  id: 'unearned-light-load',
  severity: 'error',
  title: 'A light load that isn’t one',
  explanation:
    'A fall is softer with no more than one row of the carried inventory filled. Where the rows of the sheet are ' +
    'written they decide about that, and not what is written of the fall.',
  messages: { heavy: '{Name} has {rows} filled, so this isn’t a light load; leave it out' },
  ...example(`
  rules acquire-moveables
  item chest: 4 slots
  item ladder: 4 slots
  scenario "The vault"
  combatant Ann (she) of the Players
    GRC 6  HP 8
    carried rows 4, 4, 4
    carries chest, ladder
  round 1
    decides hazard location: Legs
-   Ann falls 5 sq, jumping, lightly loaded.
                             ^^^^^^^^^^^^^^
+   Ann falls 5 sq, jumping.
`),
  *check({ scenario }) {
    for (const { cast, fact, who } of fallsIn(scenario)) {
      const { light, soft, jump, unit } = fact;
      const filled = carriedRows(who, conditionOf(startOf(cast), who.name))?.filled ?? 0;
      if (light === undefined || filled <= 1) continue;
      const data = { rows: count(filled, 'row'), ...naming('name', who) };
      const fixes = [cutBehind((soft ?? jump ?? unit).source, light.source)];
      yield found(unearnedLightLoad, 'heavy', light.source, data, { fixes });
    }
  },
};

const hazardWithoutLocation: LintRule<MoveablesFact> = {
  id: 'hazard-without-location',
  severity: 'warning',
  title: 'Harm below 0 HP, and no part of the body',
  explanation:
    'Fire and falls strike no cell of the body. Below 0 HP the injury table needs one of its columns, and the text ' +
    'doesn’t say which, so that nothing comes of it until the group decides. Found where that can happen in one ' +
    'round.',
  messages: { silent: 'This can take {name} below 0 HP, and the text names no part of the body; decide on one' },
  ...ofAnn(`
    HP 8
  round 1
    Ann falls 5 sq.
    ^^^^^^^^^^^^^^
+   decides hazard location: Legs
`),
  *check({ scenario }) {
    const cast = castOf(scenario);
    const facts = saidIn(scenario);
    if (lastFact(facts, 'hazard location') !== undefined) return;
    const burning = factsOf(facts, 'fire')
      .filter(({ isOver }) => !isOver)
      .flatMap(({ who, source }) => fightersNamed(cast, who).map((each) => ({ who: each, most: hurtDie, source })));
    const falling = fallsIn(scenario).map(({ fact, who }) => ({ who, most: mostOf(fact), source: fact.source }));
    for (const { who, most, source } of [...burning, ...falling]) {
      if (who.hitPoints === undefined || who.hitPoints.now >= most) continue;
      const fixes = ['Legs', 'Thorax'].map((part) => add(`decides hazard location: ${part}`, source));
      yield found(hazardWithoutLocation, 'silent', source, naming('name', who), { fixes });
      return;
    }
  },
};

/** The most damage of a fall, without the steps for a light load. */
function mostOf(fall: Fall): number {
  return hurtDie * fallDie(squaresOf(fall), [fall.jump, fall.soft].filter((each) => each !== undefined).length);
}

export const hazardChecks: readonly LintRule<MoveablesFact>[] = [
  tooLoadedToSwim,
  fallInMetres,
  unearnedLightLoad,
  hazardWithoutLocation,
];
