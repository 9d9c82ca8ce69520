/** The overview of a course: whom each step concerns, to which contest it belongs, and what it changes. */
import assert from 'node:assert/strict';
import { changesBetween } from '../../../server/report/index.ts';
import { samples } from '../../engine/contract/scenarios.ts';
import { panelIn, panelOf } from './panel-of-text.ts';

const person = (name: string, side: string, agility: number): string =>
  `combatant ${name} (she) of the ${side}\n  Agility ${agility}  Toughness 4\n`;
const cast = [
  person('Ann', 'Players', 6),
  person('Bea', 'Host', 5),
  person('Cy', 'Players', 4),
  person('Di', 'Host', 3),
  person('Eve', 'Players', 2),
  person('Flo', 'Players', 1),
].join('');
const twoFights = `scenario "Two"
rules demon-city-2018
${cast}round 1
  Flo: waits.
  Eve: picks "the lock".
    difficulty Agility 3
  Di: punches Cy.
    throws 3
  Cy: punches Di.
    throws 9
  Bea: punches Ann.
    throws 8
  Ann: punches Bea.
    throws 8
`;

describe('the overview of a round', () => {
  const { model, steps } = panelOf(twoFights);
  const nameOf = (at: number): string => model.cast[at]!.name;
  const keysIn = (contest: number | undefined): readonly string[] =>
    steps.filter((step) => step.contest === contest).map(({ key }) => key);
  const clashes = steps.filter(({ kind }) => kind === 'clash');
  const between = (who: string): number => clashes.findIndex((clash) => clash.who.map(nameOf).includes(who));

  it('names its contests by their members', () => {
    assert.deepEqual(model.rounds[0]!.contests.map((title) => title.replace(/\d/u, 'N')).toSorted(), [
      'Clash N: Bea and Ann',
      'Clash N: Di and Cy',
    ]);
    assert.deepEqual(panelOf(twoFights.replace(/ {2}Bea[^]*$/u, '')).model.rounds[0]!.contests, ['Clash']);
  });

  it('has for each step the contest that it leads to, is, or results from', () => {
    const [of, tied] = [between('Cy'), between('Ann')];
    assert.deepEqual(keysIn(of), [
      '1/announce/Di',
      '1/announce/Cy',
      clashes[of]!.key,
      '1/effect/Cy',
      '1/damage/Di',
      ...keysIn(of).filter((key) => key.includes('failure') || key.includes('fumble')),
    ]);
    assert.deepEqual(keysIn(tied).slice(0, 4), [
      '1/announce/Bea',
      '1/announce/Ann',
      clashes[tied]!.key,
      steps.find(({ kind }) => kind === 'tie')!.key,
    ]);
    const rest = keysIn(undefined);
    assert.deepEqual(
      rest.filter((key) => !/round|Eve|Flo|cards|clashes|shuffle/u.test(key)),
      [],
    );
    assert.ok(rest.some((key) => key === '1/effect/Eve') && rest.some((key) => key === '1/announce/Flo'));
  });

  it('has whom a step concerns: who acts, who is acted upon, whose state changes, and of a tie all who share it', () => {
    const who = (key: string): readonly string[] => steps.find((step) => step.key === key)!.who.map(nameOf);
    assert.deepEqual(
      [who('1/announce/Di'), who('1/announce/Flo'), who('1/round/start'), who('1/damage/Di')],
      [['Cy', 'Di'], ['Flo'], [], ['Cy', 'Di']],
    );
    assert.deepEqual(who(steps.find(({ kind }) => kind === 'tie')!.key), ['Ann', 'Bea']);
  });

  it('has the cast with their sides, and no chance for a round that is always played', () => {
    assert.deepEqual(model.cast.map(({ name, sideName, side }) => [name, sideName, side]).slice(0, 2), [
      ['Ann', 'Players', 0],
      ['Bea', 'Host', 1],
    ]);
    assert.deepEqual([model.rounds[0]!.reached, model.rounds[0]!.index], [undefined, 0]);
  });
});

describe('the overview of a contested roll', () => {
  const bridge = `combatant Ilse (she) of the Players
  HP 9
combatant the Reeve (he) of the Host
  HP 8
combatant Odo (he) of the Host
  HP 5
scenario "Bridge"
rules attack-algorithm
situation
  champion Ilse.
  champion the Reeve.
round 1
  contested
  Ilse: attacks the Reeve.
    rolls 2
  the Reeve: attacks Ilse.
    rolls 1
  Odo: attacks Ilse.
    rolls 3
`;

  it('includes the steps that lead to it and result from it, and concerns those who share the hits', () => {
    const { model, steps } = panelOf(bridge);
    assert.deepEqual(
      steps.filter(({ contest }) => contest === undefined).map(({ key }) => key),
      ['1/round/start'],
    );
    assert.deepEqual(
      new Set(steps.map(({ kind }) => kind)),
      new Set(['round', 'nominate', 'announce', 'roll', 'compare', 'spread', 'damage']),
    );
    const whose = (kind: string): readonly string[] =>
      steps.findLast((step) => step.kind === kind)!.who.map((at) => model.cast[at]!.name);
    assert.deepEqual([whose('compare'), whose('spread')], [['Ilse', 'Reeve', 'Odo'], ['Ilse']]);
  });
});

describe('the steps of every sample', () => {
  for (const { name, scenario } of samples()) {
    it(`change the people they name, and concern them: ${name}`, () => {
      const { model, rounds } = panelIn(scenario);
      for (const [at, round] of scenario.timeline().rounds.entries()) {
        for (const [place, step] of round.steps.entries()) {
          const before = round.steps[place - 1]?.after ?? round.before;
          const changed = [...new Set(changesBetween(before, step.after).map(({ who }) => who))];
          const [mark, view] = [model.rounds[at]!.steps[place]!, rounds[at]!.steps[place]!];
          // Whoever puts something at stake is shown with it, and isn’t changed.
          assert.deepEqual(
            view.changed.filter((each) => each.changed).map((each) => each.name),
            changed,
            step.key,
          );
          assert.equal(mark.changes, changed.length > 0, step.key);
          for (const each of [...changed, ...(step.actor === undefined ? [] : [step.actor])].filter((known) =>
            model.cast.some((one) => one.name === known),
          )) {
            assert.ok(
              mark.who.some((one) => model.cast[one]!.name === each),
              `${step.key}: ${each}`,
            );
          }
          if (mark.contest !== undefined) assert.ok(mark.contest < model.rounds[at]!.contests.length, step.key);
        }
      }
    });
  }
});
