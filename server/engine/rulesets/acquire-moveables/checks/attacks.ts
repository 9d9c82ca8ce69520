/** Checks of attacks: with what, at whom, behind what cover, and how far the location die steps. */
import { add, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import type { NameRef } from '../../../scenario.ts';
import { quoted } from '../../../words/quoting.ts';
import { cellsOf, parts } from '../body/cells.ts';
import { blowOf, usualLocationDie } from '../deeds/blow-pools.ts';
import { isAttack, sidesOf, weaponOf, type Deed } from '../deeds/deeds.ts';
import { distanceBetween } from '../deeds/distances.ts';
import { ladder } from '../dice/ladder.ts';
import { factsOf, lastFact, type MoveablesFact, type Step } from '../facts.ts';
import { ofFight } from './examples.ts';
import { announced, saidIn, writtenDeeds } from './written.ts';

const coverAtCloseQuarters: LintRule<MoveablesFact> = {
  id: 'cover-in-melee',
  severity: 'warning',
  title: 'Cover against a blow at close quarters',
  explanation:
    'The text has solid cover for what is shot at somebody. Against a blow at close quarters it does nothing.',
  messages: { melee: 'Cover counts against ranged attacks only, so it does nothing here' },
  ...ofFight(`
  round 1
    the Ghoul: strikes Ann.
-     cover "a fallen altar" over Legs
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     harder "a fallen altar"
`),
  *check({ scenario }) {
    for (const { deed } of announced(scenario)) {
      const { kind, announcement } = deed;
      if (kind !== 'melee attack') continue;
      for (const fact of factsOf(announcement.clauses, 'cover')) {
        const instead = write(`harder ${quoted(fact.words?.text ?? 'cover')}`, fact.source);
        yield found(coverAtCloseQuarters, 'melee', fact.source, {}, { fixes: [instead, remove(fact, announcement)] });
      }
    }
  },
};

const coverOverEverything: LintRule<MoveablesFact> = {
  id: 'cover-over-everything',
  severity: 'warning',
  title: 'Cover before the whole body',
  explanation:
    'A shot that would land on a part behind cover strikes the cover. If all five parts are behind it, no shot hurts.',
  messages: { all: 'Every part of {name} is behind cover, so no shot can hurt; leave a part out' },
  ...ofFight(`
  round 1
    Ann: shoots the Ghoul.
-     cover "a wall" over Head, Thorax, Abdomen, Arms, Legs
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const { deed } of announced(scenario)) {
      const { kind, announcement, targets } = deed;
      const covers = factsOf(announcement.clauses, 'cover');
      const [last, target] = [covers.at(-1), targets[0]];
      if (kind !== 'ranged attack' || last === undefined || target === undefined) continue;
      const covered = covers.flatMap(({ over }) => over.map(({ text }) => text));
      if (!parts.every((part) => covered.includes(part))) continue;
      yield found(coverOverEverything, 'all', last.source, naming('name', target), {
        fixes: [remove(last, announcement)],
      });
    }
  },
};

const locationDieOffTheLadder: LintRule<MoveablesFact> = {
  id: 'location-die-off-the-ladder',
  severity: 'error',
  title: 'A location die beyond the ladder',
  explanation:
    'The ladder of dice begins with d2 and ends with d1000. The text doesn’t say what happens beyond, so nothing is ' +
    'rolled until the steps are fewer.',
  messages: { beyond: 'These steps take the location die beyond the ladder, and the text has no die there' },
  ...ofFight(`
  round 1
    the Ghoul: strikes Ann.
-     9 steps easier "she is asleep"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const { cast, deed } of announced(scenario)) {
      const { announcement, targets } = deed;
      const steps = announcement.clauses.filter(({ kind }) => kind === 'harder' || kind === 'easier');
      const last = steps.at(-1);
      if (!isAttack(deed) || last === undefined || targets.length === 0 || weaponOf(cast, deed) === undefined) continue;
      if (blowOf({ cast }, deed) !== undefined || locationDieOf(deed) !== undefined) continue;
      yield found(locationDieOffTheLadder, 'beyond', last.source, {}, { fixes: [remove(last, announcement)] });
    }
  },
};

function stepsUp({ announcement }: Deed): number {
  return announcement.clauses.reduce((sum, fact) => {
    if (fact.kind !== 'harder' && fact.kind !== 'easier') return sum;
    return sum + (fact.kind === 'harder' ? 1 : -1) * Math.max(1, Math.trunc(fact.steps.value));
  }, 0);
}

/** Undefined beyond either end of the ladder. */
function locationDieOf(deed: Deed): number | undefined {
  return ladder[ladder.indexOf(usualLocationDie) + stepsUp(deed)];
}

const opposedSteps: LintRule<MoveablesFact> = {
  id: 'opposed-steps',
  severity: 'info',
  title: 'Steps of the location die that cancel out',
  explanation:
    'What makes a hit harder takes the location die a step up, and what makes it easier a step down. Both are told ' +
    'to the players, but as many steps up as down leave the die as it is.',
  messages: { back: 'A step up and a step down cancel out here, which leaves the location die at d{sides}' },
  ...ofFight(`
  round 1
    the Ghoul: strikes Ann.
      harder "fog"
-     easier "she is pinned"
      ^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const { deed } of announced(scenario)) {
      const { announcement } = deed;
      const [harder, easier] = [factsOf(announcement.clauses, 'harder'), factsOf(announcement.clauses, 'easier')];
      const last = announcement.clauses.findLast(({ kind }) => kind === 'harder' || kind === 'easier');
      const sides = locationDieOf(deed);
      if (!isAttack(deed) || harder.length === 0 || easier.length === 0 || last === undefined) continue;
      if (sides === undefined) continue;
      yield found(opposedSteps, 'back', last.source, { sides }, { fixes: [remove(last, announcement)] });
    }
  },
};

const fewerPartsToHit: LintRule<MoveablesFact> = {
  id: 'step-down-past-d8',
  severity: 'info',
  title: 'A location die that can’t reach the whole body',
  explanation:
    'With a d10 two numbers in ten miss, and with a d8 none does. Further steps down can’t make a hit any likelier; ' +
    'they only leave out legs and arms (d6), the abdomen too (d4), and all but the head and one cell more (d2).',
  messages: { past: 'A d8 already can’t miss; a d{sides} only makes {parts} impossible to hit' },
  ...ofFight(`
  round 1
    the Ghoul: strikes Ann.
-     2 steps easier "she is asleep"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     easier "she is asleep"
`),
  *check({ scenario }) {
    for (const { deed } of announced(scenario)) {
      const { announcement } = deed;
      const easier = factsOf(announcement.clauses, 'easier').at(-1);
      const sides = locationDieOf(deed);
      if (!isAttack(deed) || easier === undefined || sides === undefined || sides >= 8) continue;
      const tooMany = ladder.indexOf(8) - ladder.indexOf(sides);
      const left = easier.steps.value - tooMany;
      const fix = left >= 1 ? write(easierBy(left, easier), easier.source) : remove(easier, announcement);
      yield found(fewerPartsToHit, 'past', easier.source, { sides, parts: list(beyond(sides)) }, { fixes: [fix] });
    }
  },
};

/** The parts of which a die can’t strike any cell. */
function beyond(sides: number): readonly string[] {
  return parts.filter((part) => cellsOf[part].every((cell) => cell > sides)).map((part) => part.toLowerCase());
}

function easierBy(steps: number, { words, whose }: Step): string {
  return [
    steps === 1 ? 'easier' : `${steps} steps easier`,
    ...(words === undefined ? [] : [quoted(words.text)]),
    ...(whose.length === 0 ? [] : [`for ${list(whose.map(({ text }) => text))}`]),
  ].join(' ');
}

const grenadeWithoutDistance: LintRule<MoveablesFact> = {
  id: 'grenade-without-distance',
  severity: 'info',
  title: 'A grenade without a distance',
  explanation:
    'A grenade that misses lands some cells of the mishap chart away, each half the distance between thrower and ' +
    'target. Without a distance only the direction can be told.',
  messages: { none: 'How far is {target} from {name}? A miss lands that far off; write it in the situation' },
  ...example(`
  rules acquire-moveables
  weapon grenade: thrown, damage d12
  scenario "The vault"
  combatant Ann (she) of the Players
    GRC 6  HP 8
  combatant the Sexton (he) of the Host
    GRC 5  HP 5
    carries grenade
  situation "a vault"
+   the Sexton is 6 sq from Ann.
  round 1
    the Sexton: hurls the grenade at Ann.
                                     ^^^
`),
  *check({ scenario }) {
    for (const { cast, deed } of writtenDeeds(scenario)) {
      const { actor, announcement, targets, kind } = deed;
      const [target] = targets;
      const place = announcement.targets[0]?.source;
      if (kind !== 'grenade' || target === undefined || place === undefined) continue;
      if (distanceBetween(cast, saidIn(scenario), actor, target) !== undefined) continue;
      yield found(grenadeWithoutDistance, 'none', place, { ...naming('name', actor), ...naming('target', target) });
    }
  },
};

const drawnFromPack: LintRule<MoveablesFact> = {
  id: 'drawn-from-the-pack',
  severity: 'error',
  title: 'Something drawn that is in the pack',
  explanation:
    'To draw a weapon from its sheath or holster is free. What is in the pack has to be fetched, and that is the ' +
    'action of a round.',
  messages: { packed: 'The {thing} is in the pack, and to fetch it is an action; write fetches the {thing} instead' },
  ...ofFight(`
    carries rope (packed)
  round 1
    Ann: waits.
-     also draws her rope
      ^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    const fetched = new Set<string>();
    for (const { deed } of writtenDeeds(scenario)) {
      const { actor, announcement, kind } = deed;
      const nameIn = ({ id, text }: NameRef): string => id ?? text;
      if (kind === 'fetching' && announcement.thing !== undefined)
        fetched.add(`${actor.name}/${nameIn(announcement.thing)}`);
      for (const fact of factsOf(announcement.clauses, 'free')) {
        const thing = fact.does.text === 'draws' && fact.thing !== undefined ? nameIn(fact.thing) : undefined;
        const isPacked = actor.carries.some((each) => nameIn(each) === thing && each.state === 'packed');
        if (thing === undefined || !isPacked || fetched.has(`${actor.name}/${thing}`)) continue;
        yield found(drawnFromPack, 'packed', fact.source, { thing }, { fixes: [remove(fact, announcement)] });
      }
    }
  },
};

const unknownChoiceBelowZero: LintRule<MoveablesFact> = {
  id: 'missing-choice-below-zero',
  severity: 'info',
  title: 'Nobody says whether somebody falls or fights on',
  explanation:
    'Whoever is below 0 HP chooses: to fall, hors de combat, or to fight on. Where nothing is written they fight on ' +
    'here, since falling is a choice; it is theirs, or their player’s. Found where one blow can take somebody there.',
  messages: { missing: 'What does {name} do below 0 HP? Write below 0 HP falls, or below 0 HP fights on' },
  ...example(`
  rules acquire-moveables
  weapon claws: close, damage d6
  scenario "The vault"
  combatant Ann (she) of the Players
            ^^^
+   below 0 HP falls
    GRC 6  HP 5
    armour Head 1
  combatant the Ghoul (it) of the Host
    GRC 4  HP 10
    carries claws
  round 1
    the Ghoul: strikes Ann.
`),
  *check({ scenario }) {
    const seen = new Set<string>();
    for (const { cast, deed } of writtenDeeds(scenario)) {
      const [target] = isAttack(deed) ? deed.targets : [];
      const most = sidesOf(weaponOf(cast, deed)?.weapon.die?.text) ?? 0;
      if (target?.hitPoints === undefined || seen.has(target.name) || target.hitPoints.now >= most) continue;
      seen.add(target.name);
      const isSaid =
        lastFact(target.traits, 'below 0 HP') !== undefined ||
        factsOf(saidIn(scenario), 'below 0 HP').some(({ who }) => who.some(({ id }) => id === target.name));
      if (isSaid) continue;
      const { source } = target.combatant;
      yield found(unknownChoiceBelowZero, 'missing', source, naming('name', target), {
        fixes: ['below 0 HP falls', 'below 0 HP fights on'].map((sentence) => add(sentence, source)),
      });
    }
  },
};

export const attackChecks: readonly LintRule<MoveablesFact>[] = [
  coverAtCloseQuarters,
  coverOverEverything,
  locationDieOffTheLadder,
  opposedSteps,
  fewerPartsToHit,
  grenadeWithoutDistance,
  drawnFromPack,
  unknownChoiceBelowZero,
];
