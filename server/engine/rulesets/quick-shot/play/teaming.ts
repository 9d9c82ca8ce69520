/**
 * The joint result of those who work on one task together; the text doesn’t say whether one success is enough (qa-22).
 */
import { list, sentence } from '../../../play/words.ts';
import { teamId } from '../odds/contest-ids.ts';
import { teamWords } from '../odds/outcomes.ts';
import type { ActionResult } from '../attempts/outcome.ts';
import { rule } from '../rule-ids.ts';
import { teamResult, type Team } from '../attempts/teams.ts';
import type { QuickShotRecorder } from './round-recorder.ts';

export function comeTeams(recorder: QuickShotRecorder): void {
  recorder.note(() => recorder.plan.teams.map((team) => [teamId(team), teamResult(fatesIn(recorder, team))] as const));
}

function fatesIn({ outcomes }: QuickShotRecorder, { members }: Team): readonly ActionResult[] {
  return members.map(({ attempt, place }) => outcomes.get(attempt)?.fates[place] ?? 'failed');
}

export function recordTeams(recorder: QuickShotRecorder): void {
  for (const team of recorder.plan.teams) {
    const { task, members, source } = team;
    const fates = fatesIn(recorder, team);
    const result = teamResult(fates);
    const names = list(members.map(({ attempt }) => attempt.deed.actor.called));
    recorder.record(() => ({
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
function whoWords(members: Team['members'], fates: readonly ActionResult[]): string {
  const results = members.map(({ attempt }, at) => `${attempt.deed.actor.called} ${became[fates[at] ?? 'failed']}`);
  return `${sentence(results.join(', '))}.`;
}

const became: Readonly<Record<ActionResult, string>> = { met: 'succeeds', failed: 'fails', open: 'is left open' };
