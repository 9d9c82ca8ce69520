/** Checks of magic: how likely a spell is to fail, which spells there are, and where they go. */
import { addAll, between, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { found, type LintRule } from '../../../finding.ts';
import { castingOf, magicWays } from '../dice/magic-dice.ts';
import { fightersNamed, castOf, type Fighter } from '../cast.ts';
import { factsOf, lastFact, nameOf, type MoveablesFact } from '../facts.ts';
import { holdingOf, isWritten } from '../magic/spells.ts';
import { secondsIn, hour } from '../time.ts';
import { ofBareAnn, ofFight } from './examples.ts';
import { announced, writtenDeeds } from './written.ts';

/** The most dice whose chances are reckoned here: with seven or more there is always a pair. */
const mostDice = 6;

/** The shares of all rolls of this many dice that work, fail and strike back. */
function sharesOf(dice: number): Readonly<Record<'works' | 'doubles' | 'triples', number>> {
  const shares = { works: 0, doubles: 0, triples: 0 };
  for (const { what, weight } of magicWays(dice)) shares[castingOf(what)] += Number(weight) / 6 ** dice;
  return shares;
}

const likelyMisfire: LintRule<MoveablesFact> = {
  id: 'likely-misfire',
  severity: 'info',
  title: 'Magic that fails more often than not',
  explanation:
    'Doubles make a spell or a summons fail, and triples turn it on the caster. The more dice, the likelier a pair ' +
    'is: three dice work in five of nine throws, four in five of eighteen, and seven never do.',
  messages: {
    likely: '{count} magic dice work in {works} of throws, fail in {doubles} and turn on the caster in {triples}',
  },
  ...ofBareAnn(`
    GRC 6  HP 8  MD 4
    below 0 HP falls
    knows "Grease"
  round 1
-   Ann: casts "Grease" with 4 magic dice.
                             ^
+   Ann: casts "Grease" with 3 magic dice.
`),
  *check({ scenario }) {
    for (const { deed } of announced(scenario)) {
      const { kind, announcement, actor } = deed;
      const count = lastFact(announcement.clauses, 'magic dice')?.count;
      if ((kind !== 'spell' && kind !== 'summons') || count === undefined) continue;
      const { value, source } = count;
      if (!Number.isInteger(value) || value < 1 || value > Math.min(mostDice, actor.magicDice)) continue;
      const shares = sharesOf(value);
      if (shares.works >= 1 / 2) continue;
      const [works, doubles, triples] = [shares.works, shares.doubles, shares.triples].map(
        (share) => `${(100 * share).toFixed(1)}%`,
      );
      const data = { count: value, works: works ?? '', doubles: doubles ?? '', triples: triples ?? '' };
      yield found(likelyMisfire, 'likely', source, data, { fixes: [write('3', source)] });
    }
  },
};

const unknownSpell: LintRule<MoveablesFact> = {
  id: 'unknown-spell',
  severity: 'error',
  title: 'A spell that the caster doesn’t have',
  explanation:
    'A spell is in somebody’s mind, in a scroll or in an item that they hold, and nobody can cast a spell that they ' +
    'have in none of these: write what they know, or what an item holds.',
  messages: {
    unknown: '“{spell}” is in no mind, scroll or item of {name}; write knows “{spell}”, or what it is in',
    none: '{Name} has no spell yet; write knows “{spell}” in {name}’s block, or what holds it',
    unsaid: 'Nothing says that {name}’s {item} holds “{spell}”; write {line} in {name}’s block',
  },
  ...ofBareAnn(`
+   knows "Knock"
    GRC 6  MD 3
    knows "Grease"
  round 1
    Ann: casts "Knock" with 1 magic die.
               ^^^^^^^
`),
  *check({ scenario }) {
    const moved = new Set(
      scenario.rounds
        .flatMap(({ facts }) => factsOf(facts, 'moves spells').flatMap(({ spells }) => spells))
        .map(({ text }) => text),
    );
    const reported = new Set<string>();
    for (const { deed } of writtenDeeds(scenario)) {
      const { kind, actor, announcement } = deed;
      const { thing } = announcement;
      // A declared spell that isn’t known is reported by the check of things for all games.
      if (kind !== 'spell' || thing === undefined || (thing.id !== undefined && thing.quoted !== true)) continue;
      const spell = nameOf(thing);
      const key = `${actor.name}/${spell}`;
      if (isWritten(actor, spell) || moved.has(spell) || reported.has(key)) continue;
      reported.add(key);
      const from = lastFact(announcement.clauses, 'from thing')?.uses;
      const unsaid = from !== undefined && holdingOf(actor, nameOf(from)) === undefined ? nameOf(from) : undefined;
      const hasNone = actor.knows.length + actor.holds.length === 0;
      const lines = unsaid === undefined ? [`knows "${spell}"`] : havingSpell(actor, unsaid, spell);
      const data = { spell, item: unsaid ?? '', line: asPrinted(lines.at(-1) ?? ''), ...naming('name', actor) };
      const fixes = [addAll(lines, actor.combatant.source)];
      const message = unsaid !== undefined ? 'unsaid' : hasNone ? 'none' : 'unknown';
      yield found(unknownSpell, message, thing.source, data, { fixes });
    }
  },
};

/** What a block lacks for a spell that is cast from a thing; a scroll lends a die and burns. */
function havingSpell({ carries }: Fighter, item: string, spell: string): readonly string[] {
  const holding = /scroll/iu.test(item) ? `${item} is a scroll of "${spell}"` : `${item} holds "${spell}"`;
  return carries.some((each) => nameOf(each) === item) ? [holding] : [`carries ${item}`, holding];
}

/** A line with curly quotes, as messages have them. */
function asPrinted(line: string): string {
  return line.replace(/"([^"]*)"/u, '“$1”');
}

const droppedSpellItem: LintRule<MoveablesFact> = {
  id: 'dropped-spell-item',
  severity: 'warning',
  title: 'The item of a spell is dropped while the spell lasts',
  explanation:
    'A spell that is cast from an item escapes into the surroundings unless the item is held when its effect ends. ' +
    'Hold it until a line like “the spell "Grease" of Ann ends”.',
  messages: { dropped: 'If {item} isn’t held when “{spell}” ends, the spell escapes; keep it until then' },
  ...ofFight(`
    carries lamp
    her lamp holds "Grease"
  round 1
    Ann: casts "Grease" from her lamp with 1 magic die.
-     also drops her lamp
      ^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    const lasting = new Map<string, string>();
    for (const { deed, round } of writtenDeeds(scenario)) {
      const { actor, announcement, kind } = deed;
      for (const { spell } of factsOf(round.facts, 'spell ends')) forget(lasting, spell.text);
      for (const { spell } of factsOf(announcement.clauses, 'dispels')) forget(lasting, spell.text);
      const from = lastFact(announcement.clauses, 'from thing')?.uses;
      if (kind === 'spell' && from !== undefined && announcement.thing !== undefined)
        lasting.set(`${actor.name}/${nameOf(from)}`, nameOf(announcement.thing));
      for (const fact of factsOf(announcement.clauses, 'free')) {
        const item = fact.does.text === 'drops' && fact.thing !== undefined ? nameOf(fact.thing) : undefined;
        const spell = item === undefined ? undefined : lasting.get(`${actor.name}/${item}`);
        if (item === undefined || spell === undefined) continue;
        const data = { item: `the ${item}`, spell };
        yield found(droppedSpellItem, 'dropped', fact.source, data, { fixes: [remove(fact, announcement)] });
      }
    }
  },
};

function forget(lasting: Map<string, string>, ended: string): void {
  for (const [place, spell] of lasting) if (spell === ended) lasting.delete(place);
}

const hastySpellMove: LintRule<MoveablesFact> = {
  id: 'hasty-spell-move',
  severity: 'error',
  title: 'Spells moved in less than an hour',
  explanation: 'To move spells between mind, scrolls and items takes an hour of concentration, whatever their number.',
  messages: {
    hasty: 'It takes {name} an hour to move spells, and this round is shorter; write round {number}, 1 hour',
  },
  ...ofBareAnn(`
    GRC 6
    carries lamp
    knows "Grease"
- round 1, 10 minutes
+ round 1, 1 hour
    Ann moves "Grease" into her lamp.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    const cast = castOf(scenario);
    for (const round of scenario.rounds)
      for (const { who, source } of secondsIn(round) < hour ? factsOf(round.facts, 'moves spells') : []) {
        const { count, unit } = round.lasts ?? {};
        const fixes =
          count === undefined || unit === undefined ? [] : [write('1 hour', between(count.source, unit.source))];
        const data = { ...naming('name', ...fightersNamed(cast, [who])), number: round.number };
        yield found(hastySpellMove, 'hasty', source, data, { fixes });
      }
  },
};

export const magicChecks: readonly LintRule<MoveablesFact>[] = [
  likelyMisfire,
  unknownSpell,
  droppedSpellItem,
  hastySpellMove,
];
