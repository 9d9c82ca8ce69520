/** Checks of team work. */
import { meantWords } from '../../../checking/likely-words.ts';
import { append, removeSentence, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import { quoted } from '../../../words/quoting.ts';
import type { NameRef } from '../../../scenario.ts';
import { fightersNamed, wordsKey, type Fighter } from '../cast.ts';
import { factsOf, type QuickShotFact, type TeamWork } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import { attempts, teamRelief } from '../attempts/team-work.ts';
import { foundInRounds, missingInRounds } from './written.ts';

interface Team {
  readonly fact: TeamWork;
  /** The members of a team, each once. */
  readonly members: readonly Fighter[];
}

/** The teams of a round in which every name is known. */
function teamsIn({ context: { cast, round } }: RoundPlan): readonly Team[] {
  return factsOf(round.facts, 'team work')
    .filter(({ team }) => team.every(({ id }) => id !== undefined))
    .map((fact) => ({ fact, members: fightersNamed(cast, fact.team) }));
}

export const soloTeamWork: LintRule<QuickShotFact> = {
  id: 'solo-team-work',
  severity: 'error',
  title: 'Team work of one',
  explanation:
    'It takes two people or more to make a task easier by working on it together. Somebody who is named ' +
    'twice is still one.',
  messages: {
    solo: '{Name} is alone here, and team work takes two people or more, so nothing becomes easier; name who helps',
    twice: '{Name} is already named and counts once; name somebody else, or remove it',
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

/** Lists each member once; removes a team of one. */
function once(team: readonly NameRef[], { fact, members }: Team): readonly Fix[] {
  const [first, last] = [team[0]?.source, team.at(-1)?.source];
  if (members.length < 2) return [removeSentence(fact.source)];
  return first === undefined || last === undefined
    ? []
    : [write(list(members.map(({ called }) => called)), { ...first, end: last.end }, true)];
}

export const splitTaskTeamWork: LintRule<QuickShotFact> = {
  id: 'split-task-team-work',
  severity: 'error',
  title: 'Team work on different tasks',
  explanation:
    'Team work is for people who do the same task together: each of them attempts it, with their own roll. Somebody ' +
    'who does something else doesn’t help.',
  messages: {
    apart:
      '{Name} doesn’t attempt “{task}”, and team work is for those who do the same task; give {name} that ' +
      'action, in the same words',
    nobody: 'Nobody in the team attempts “{task}”, so nothing becomes easier; write it as an action of each member',
    meant: 'Nobody in the team attempts “{task}”. Did you mean “{near}”?',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  combatant Tom (he) of the Players
    Willpower 5
  round 1
    Rose and Tom work together on "lift the gate": "both can get a grip"
             ^^^
    Rose: gambles on "the way out".
      hard "lift the gate"
-   Tom: gambles on "a quiet yard".
-     common "calm the dogs"
+   Tom: gambles on "the way out".
+     hard "lift the gate"
`),
  check: ({ scenario }) =>
    missingInRounds(scenario, (plan) =>
      teamsIn(plan)
        .filter(({ members }) => members.length > 1)
        .flatMap((team) => split(plan, team)),
    ),
};

function split({ context: { cast, deeds } }: RoundPlan, { fact: { task, team }, members }: Team): readonly Finding[] {
  const tasks = deeds.filter(({ actor }) => members.includes(actor));
  const helping = tasks.filter((deed) => attempts(deed, task.text)).map(({ actor }) => actor);
  if (helping.length > 0) {
    return team
      .filter((ref, index) => team.findIndex(({ id }) => id === ref.id) === index)
      .flatMap((ref) => {
        const apart = fightersNamed(cast, [ref]).filter((member) => !helping.includes(member));
        return apart.length === 0
          ? []
          : [found(splitTaskTeamWork, 'apart', ref.source, { ...naming('name', ...apart), task: task.text })];
      });
  }
  const attempted = tasks
    .flatMap(({ announcement }) => factsOf(announcement.clauses, 'action'))
    .map(({ words }) => words.text);
  const near = meantWords(task.text, attempted, wordsKey);
  if (near === undefined) return [found(splitTaskTeamWork, 'nobody', task.source, { task: task.text })];
  return [
    found(
      splitTaskTeamWork,
      'meant',
      task.source,
      { task: task.text, near: near.words },
      { fixes: [write(quoted(near.words), task.source, near.certain)] },
    ),
  ];
}

export const oversizedTeamRelief: LintRule<QuickShotFact> = {
  id: 'oversized-team-relief',
  severity: 'error',
  title: 'Too much help from team work',
  explanation:
    'If two people work on the same task, it may be one difficulty lower for each of them. The text has no other ' +
    'number, however many there are.',
  messages: { relief: 'Team work makes a task one difficulty easier for each, so only one of the {number} counts' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  combatant Tom (he) of the Players
    Willpower 5
  round 1
-   Rose and Tom work together on "lift the gate": "both can get a grip", 2 easier
                                                                          ^
+   Rose and Tom work together on "lift the gate": "both can get a grip", 1 easier
    Rose: gambles on "the way out".
      hard "lift the gate"
    Tom: gambles on "the way out".
      hard "lift the gate"
`),
  check: ({ scenario }) =>
    foundInRounds(scenario, ({ context: { round } }) => factsOf(round.facts, 'team work').flatMap(oversized)),
};

function oversized({ easier }: TeamWork): readonly Finding[] {
  if (easier === undefined || easier.value === teamRelief) return [];
  return [
    found(
      oversizedTeamRelief,
      'relief',
      easier.source,
      { number: easier.value },
      { fixes: [write(`${teamRelief}`, easier.source, true)] },
    ),
  ];
}

export const unjustifiedTeamWork: LintRule<QuickShotFact> = {
  id: 'unjustified-team-work',
  severity: 'info',
  title: 'Team work without a reason',
  explanation:
    'Whether people help each other depends on the situation, and on what they can do; it isn’t automatic. A few ' +
    'words say why it is so here.',
  messages: { why: 'Working together may help or not; say why it does here, as in : “both can get a grip”' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  combatant Tom (he) of the Players
    Willpower 5
  round 1
-   Rose and Tom work together on "lift the gate"
                                  ^^^^^^^^^^^^^^^
+   Rose and Tom work together on "lift the gate": "both can get a grip"
    Rose: gambles on "the way out".
      hard "lift the gate"
    Tom: gambles on "the way out".
      hard "lift the gate"
`),
  check: ({ scenario }) =>
    foundInRounds(scenario, (plan) =>
      teamsIn(plan).flatMap(({ fact: { task, because }, members }) =>
        because !== undefined || members.length < 2
          ? []
          : [found(unjustifiedTeamWork, 'why', task.source, {}, { fixes: [append(': "…"', task.source)] })],
      ),
    ),
};

export const teamWorkChecks: readonly LintRule<QuickShotFact>[] = [
  soloTeamWork,
  splitTaskTeamWork,
  oversizedTeamRelief,
  unjustifiedTeamWork,
];
