/** Team work of one. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { list } from '../../../../play/words.ts';
import type { NameRef } from '../../../../scenario.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInRounds } from '../written.ts';
import { removeSentence, write } from '../../../../checking/mending.ts';
import { teamsIn, type Team } from './teams.ts';

export const soloTeamWork: LintRule<QuickShotFact> = {
  id: 'solo-team-work',
  severity: 'error',
  title: 'Team work of one',
  explanation:
    'It takes two people or more to make a task easier by working on it together. Somebody who is named twice is still one.',
  messages: {
    solo: '{Name} is alone here, and team work takes two people or more, so nothing becomes easier; name who helps',
    twice: '{Name} is named already and counts once; name somebody else, or leave it out',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
-   Rose works together on "lift the gate": "she finds a lever"
    ^^^^
    Rose: gambles on "the way out".
      hard "lift the gate"
`),
  check: ({ scenario }) =>
    foundInRounds(scenario, (plan) => teamsIn(plan).flatMap((team) => [...alone(team), ...again(team)])),
};

function alone({ fact, members }: Team): readonly Finding[] {
  const [first, ...others] = fact.team;
  if (first === undefined || others.length > 0 || members.length > 1) return [];
  return [
    found(soloTeamWork, 'solo', first.source, naming('name', ...members), { fixes: [removeSentence(fact.source)] }),
  ];
}

function again({ fact, members }: Team): readonly Finding[] {
  return fact.team.flatMap((ref, index) => {
    const isAgain = fact.team.slice(0, index).some(({ id }) => id === ref.id);
    const called = members.find(({ name }) => name === ref.id)?.called ?? ref.text;
    return isAgain
      ? [
          found(soloTeamWork, 'twice', ref.source, naming('name', { called }), {
            fixes: once(fact.team, { fact, members }),
          }),
        ]
      : [];
  });
}

/** Everybody once; nothing is left of a team of one. */
function once(team: readonly NameRef[], { fact, members }: Team): readonly Fix[] {
  const [first, last] = [team[0]?.source, team.at(-1)?.source];
  if (members.length < 2) return [removeSentence(fact.source)];
  return first === undefined || last === undefined
    ? []
    : [write(list(members.map(({ called }) => called)), { ...first, end: last.end }, true)];
}
