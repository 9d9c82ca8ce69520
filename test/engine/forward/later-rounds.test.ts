/** Chances of later rounds are those over all courses that reach them: they agree with as many independent courses. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { lastAffordable } from '../../../server/analysis/sampling/chances.ts';
import { isImprecise } from '../../../server/analysis/sampling/precision.ts';
import { lastOfImprecise, lastStage } from '../../../server/analysis/sampling/sampling-run.ts';
import { runToEnd, coursesIn, share, type Round, type RoundOdds } from '../../../server/engine/index.ts';
import { laterFight } from '../../bench/fights/later-fight.ts';
import { countCourses } from '../../recorded/counts.ts';

const rowG = `scenario "Row G"
rules demon-city-2018
weapon hymn: supernatural Knowledge against Calm
weapon crowbar: close
weapon knife: close
weapon claws: close
creature Ghoul (it)
  Agility 3  Toughness 3  Calm 3
  carries claws
combatant Nora (she) of the Players
  Agility 3  Toughness 2  Calm 4
combatant Dez (he) of the Players
  Agility 2  Toughness 4
  carries crowbar
combatant Priya (she) of the Players
  Agility 4  Toughness 2  Hand-to-Hand 5
  carries knife
combatant Lund (he) of the Players
  Agility 1  Toughness 2  Knowledge 5
  carries hymn
combatants Ghoul A, Ghoul B and Ghoul C of the Host, each a Ghoul
round 1
  every Ghoul: grabs Nora.
  Nora: dodges.
  Dez: strikes Ghoul A with his crowbar.
  Priya: stabs Ghoul A.
  Lund: uses his hymn on Ghoul B.
round 2 if Nora is grabbed
  every Ghoul: bites Nora.
  Nora: breaks free.
  Dez: helps Nora.
    advantage "he has her by the coat"
  Priya: stabs Ghoul A.
  Lund: uses his hymn on Ghoul B.
round 2 otherwise
  every Ghoul: bites Nora.
  Nora: flees.
  Dez: strikes Ghoul A with his crowbar.
  Priya: stabs Ghoul A.
  Lund: uses his hymn on Ghoul B.
`;

/** Seeds other than those of the shown course. */
const [courses, firstSeed] = [3000, 500_000];

describe('the chances of later rounds', () => {
  it('are those over all courses that reach the round, whatever course is shown', () => {
    const [only] = analyze(rowG, { file: 'row.clash' }).scenarios;
    const { scenario, ruleset, chances } = only!;
    const counted = countCourses('row', scenario, ruleset, courses, firstSeed);
    const off = counted.rounds.flatMap(({ index, played, yes }) => {
      const round = chances.odds.rounds[index]!;
      if (round.round === 1) return [];
      return round.actions.flatMap(({ actor, odds }) => {
        const [figure] = odds.values();
        const { sample } = figure!;
        const come = (yes[`${actor} succeeded`] ?? 0) / played;
        // At least that of one course, so that a rare success isn’t taken for impossible.
        const spread = Math.max(come * (1 - come), 1 / played) / played;
        const error = Math.sqrt(spread + ((sample!.high - sample!.low) / 4) ** 2);
        return Math.abs(share(figure!) - come) <= 4 * error
          ? []
          : [`${actor} in round ${index + 1}: ${share(figure!)} and not ${come}`];
      });
    });
    assert.deepEqual(off, []);
  });

  it('use enough plays where few courses reach the round, without mixing the others any further', () => {
    const [only] = analyze(rowG, { file: 'row.clash' }).scenarios;
    const [, grabbed, otherwise] = only!.chances.odds.rounds;
    const playsOf = (round: RoundOdds | undefined): number => [...round!.actions[0]!.odds.values()][0]!.sample!.plays;
    assert.ok(share(grabbed!.reached!) < 0.2);
    assert.ok(playsOf(grabbed) >= 200, `${playsOf(grabbed)} plays`);
    assert.ok(playsOf(otherwise) <= 800, `${playsOf(otherwise)} plays`);
  });

  it('use more plays where half of them aren’t within a point, without mixing the others any further', () => {
    const { pass } = analyze(laterFight('attack-algorithm', 0), { file: 'later.clash' }).scenarios[0]!;
    const [last, next] = [lastStage, lastOfImprecise].map((stage) => runToEnd(pass.stage(stage))!);
    const rounds = [...last!.rounds].map(([index, { after, odds, plays }]) => ({
      wants: isImprecise({ reached: after.played / last!.courses, actions: odds.actions }),
      before: plays,
      now: next!.rounds.get(index)!.plays,
    }));
    assert.deepEqual(new Set(rounds.map(({ wants }) => wants)), new Set([true, false]));
    for (const { wants, before, now } of rounds) assert.equal(now > before, wants, `${before} plays, then ${now}`);
  });

  it('use fewer plays in a long scenario, since each of them takes longer', () => {
    const lastOf = (rounds: number): number => {
      const { announcements, ...round } = analyze(rowG, { file: 'row.clash' }).scenarios[0]!.scenario.rounds[0]!;
      const single = { ...round, announcements: announcements.slice(0, 1) };
      return lastAffordable({ rounds: new Array<Round>(rounds).fill(single) });
    };
    assert.deepEqual([100, 400, 1000, 4000, 6000].map(lastOf).map(coursesIn), [3200, 800, 400, 100, 100]);
  });

  it('leave out the name of somebody who differs by course', () => {
    const [only] = analyze(rowG, { file: 'row.clash' }).scenarios;
    const [, grabbed] = only!.roughOdds.rounds;
    assert.equal(grabbed!.actions.find(({ actor }) => actor === 'Nora')!.words, 'Nora breaks free');
  });

  it('don’t depend on the written seed', () => {
    const told = (text: string): unknown =>
      analyze(text, { file: 'row.clash' }).scenarios[0]!.roughOdds.rounds.map(({ actions }) =>
        actions.map(({ odds }) => [...odds].map(([name, { chance }]) => `${name} ${chance.toFraction()}`)),
      );
    assert.deepEqual(told(rowG), told(rowG.replace('rules demon-city-2018', 'rules demon-city-2018\nseed 15')));
  });
});

describe('a target that may be out of the fight by then', () => {
  // Whatever hits Bill is too much for him.
  const yard = `scenario "The yard"
rules demon-city-2017
combatant Ann (she) of the Players
  Agility 3  Toughness 2  Hand-to-Hand 3
combatant Bill (he) of the Host
  Agility 2  Toughness 0
round 1
  Ann: punches Bill.
  Bill: waits.
round 2
  Ann: punches Bill.
  Bill: waits.
`;

  it('is shown with its exact chance where that is known', () => {
    const [only] = analyze(yard, { file: 'yard.clash' }).scenarios;
    const [first, second] = only!.chances.odds.rounds.map(({ actions }) =>
      actions.find(({ actor }) => actor === 'Ann'),
    );
    assert.equal(first!.targetOut, undefined);
    assert.equal(second!.targetOut?.sample, undefined);
    assert.equal(second!.targetOut?.chance.toFraction(), [...first!.odds.values()][0]!.chance.toFraction());
  });
});
