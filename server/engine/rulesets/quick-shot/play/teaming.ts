/** What those who work on one task together have come to; whether one success is enough isn’t said (qa-22). */
import { list, sentence } from '../../../play/words.ts';
import { teamId } from '../odds/contest-ids.ts';
import { teamWords } from '../odds/outcomes.ts';
import type { Fate } from '../attempts/outcome.ts';
import { rule } from '../rule-ids.ts';
import { teamResult, type Team } from '../attempts/teams.ts';
import type { Tale } from './round-recorder.ts';

export function comeTeams(tale: Tale): void {
  tale.note(() => tale.plan.teams.map((team) => [teamId(team), teamResult(fatesIn(tale, team))] as const));
}

function fatesIn({ outcomes }: Tale, { members }: Team): readonly Fate[] {
  return members.map(({ attempt, place }) => outcomes.get(attempt)?.fates[place] ?? 'failed');
}

export function tellTeams(tale: Tale): void {
  for (const team of tale.plan.teams) {
    const { task, members, source } = team;
    const fates = fatesIn(tale, team);
    const result = teamResult(fates);
    const names = list(members.map(({ attempt }) => attempt.deed.actor.called));
    tale.tell(() => ({
      kind: 'team work',
      about: task,
      rule: rule.teamWork,
      source,
      details: [
        {
          kind: 'joint',
          contest: teamId(team),
          outcome: result,
          says: teamWords[result],
          among: members.map(({ attempt }) => attempt.deed.actor.name),
        },
      ],
      tone: result === 'all-succeed' ? 'good' : result === 'nobody-succeeds' ? 'bad' : 'even',
      title: sentence(`${names} at “${task}”: ${teamWords[result]}`),
      text:
        result === 'some-succeed'
          ? `${whoWords(members, fates)} The text doesn’t say whether one success is enough.`
          : '',
    }));
  }
}

/** `Rose succeeds, Tom fails.` */
function whoWords(members: Team['members'], fates: readonly Fate[]): string {
  return `${sentence(members.map(({ attempt }, at) => `${attempt.deed.actor.called} ${became[fates[at] ?? 'failed']}`).join(', '))}.`;
}

const became: Readonly<Record<Fate, string>> = { met: 'succeeds', failed: 'fails', open: 'is left open' };
