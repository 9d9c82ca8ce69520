/** A panel’s course with a fake server and a fake page; their messages are logged in short form. */
import { PanelCourse } from '../../client/panel/panel-course.ts';
import type { Place } from '../../client/panel/requested-course.ts';
import { asWritten } from '../../client/panel/wishes.ts';
import {
  type CourseRequest,
  type CourseWish,
  type Lines,
  type PanelAnswer,
  type PanelModel,
  type PanelRequest,
  type RoundView,
  scenarioNow,
  type ToPanel,
  type WorthView,
} from '../../server/protocol/index.ts';
import { settled } from './settled.ts';

export const uri = 'file:///larder.clash';

/** With that many redraws. */
export function branching(...steps: readonly string[]): CourseWish {
  return { trials: [], redraws: steps.map((step, index) => ({ step, seed: index + 2 })) };
}

/** A server that answers when all pending callbacks have run. */
export class Talk {
  version = 1;
  rounds = 1;
  /** The titles of the scenarios of the text. */
  titles: readonly string[] = ['A', 'B', 'C'];
  /** The answer in place of a course. */
  answer: PanelAnswer | Error | undefined;
  /** Whether the server has set the file aside. */
  isSetAside = false;
  /** The version of the branch, if it differs. */
  branchVersion: number | undefined;
  /** The answer in place of everything else. */
  failure: Error | undefined;
  /** The highlighted line. */
  marked: number | undefined;
  /** The messages before the test began. */
  last: readonly string[] = [];
  readonly course: PanelCourse;
  #said: string[] = [];
  /** Everything except courses is answered once this resolves. */
  #patience: Promise<unknown> = Promise.resolve();

  constructor(place: Place = { scenario: 0 }, together = true) {
    this.course = new PanelCourse(uri, place, together, {
      panel: (request) => this.#panel(request),
      isSetAside: () => this.isSetAside,
      panelRound: (request) =>
        this.#other('round', request, ` ${request.at}`, () => ({ version: this.version, round: emptyRound })),
      panelWhy: (request) =>
        this.#other('why', request, ` ${request.question.who} at ${request.step}`, () => ({
          title: 'because',
          reasons: [],
        })),
      panelWorth: (request) =>
        this.#other('worth', request, ` ${request.who} at ${request.step}`, (): readonly WorthView[] => [
          { points: '+5 points' },
        ]),
      post: (message) => this.#said.push(tell(message)),
      mark: (lines) => (this.marked = lines?.from),
      reveal: ({ from }) => this.#said.push(`reveal line ${from}`),
      fail: (error) => this.#said.push(`failed: ${String(error)}`),
    });
  }

  /** A log whose page is ready and has its first picture. */
  static async begun(place?: Place, together?: boolean): Promise<Talk> {
    const talk = new Talk(place, together);
    talk.course.ready(undefined);
    talk.last = await talk.said();
    return talk;
  }

  /** The messages since the last call. */
  async said(): Promise<readonly string[]> {
    await settled();
    const said = this.#said;
    this.#said = [];
    return said;
  }

  /** Holds back all answers to later requests, except courses, until the returned function is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.#patience = new Promise<void>((resolve) => (release = resolve));
    return () => release();
  }

  async #panel(request: PanelRequest): Promise<PanelAnswer> {
    this.#said.push(`ask ${inShort(request)}${request.rounds === undefined ? '' : ` first ${request.rounds}`}`);
    const version = (request.wish.redraws.length > 0 ? this.branchVersion : undefined) ?? this.version;
    await Promise.resolve();
    if (this.answer instanceof Error) throw this.answer;
    return this.answer === undefined ? modelOf(request, version, this.rounds, this.titles) : this.answer;
  }

  async #other<Answer>(what: string, request: CourseRequest, more: string, answer: () => Answer): Promise<Answer> {
    this.#said.push(`ask ${inShort(request)} ${what}${more}`);
    await this.#patience;
    if (this.failure !== undefined) throw this.failure;
    return answer();
  }
}

const emptyRound: RoundView = { before: [], steps: [], drawing: { groups: [], words: [] } };

/** The index, or the title of one that is gone. */
function inShort({ scenario, titles, gone, wish }: CourseRequest): string {
  const trials = wish.trials.map((trial) => (trial.kind === 'seed' ? `seed ${trial.seed}` : trial.kind));
  const redraws = wish.redraws.map(({ step }) => `redrawn ${step}`);
  return [gone === true ? titles?.[scenario] : scenario, ...trials, ...redraws].join(' ');
}

function tell(message: ToPanel): string {
  switch (message.type) {
    case 'show': {
      const { id, original, branch, step, together, missing } = message;
      const parts = [
        `show ${id} v${original.version}`,
        ...(branch === undefined ? [] : ['with branch']),
        ...(step === undefined ? [] : [`at ${step}`]),
      ];
      return [
        ...parts,
        ...(original.goesOn === true ? ['goes on'] : []),
        ...(missing === undefined ? [] : [`for ${missing}`]),
        ...(together === undefined ? [] : [together ? 'together' : 'apart']),
      ].join(' ');
    }
    case 'round':
      return `round ${message.at} of ${message.course} in ${message.id}`;
    case 'why':
      return `why ${message.ask}: ${message.why?.title ?? 'nothing'}`;
    case 'worth':
      return `worth ${message.ask}: ${message.worth.length}`;
    case 'go':
      return `go ${message.step}`;
    case 'stale':
      return `stale: ${message.reason}${message.gone === undefined ? '' : ` (${message.gone})`}`;
    case 'seek':
      return `seek ${message.step}${message.seed === undefined ? '' : ` by seed ${message.seed}`}`;
    case 'unplayed':
      return `unplayed: ${message.round.number}`;
    case 'written':
      return `written: ${message.trials.length}`;
  }
}

/**
 * A server’s answer about a text with that many rounds of two steps, `a1` in line 1, `b1` in line 2, `a2` in line 3 …
 */
export function modelOf(
  request: PanelRequest,
  version: number,
  all = 1,
  titles: readonly string[] = ['A', 'B', 'C'],
): PanelModel {
  const { rounds: most = Infinity } = request;
  const { scenario, isThere } = scenarioNow(request, titles);
  const wish = isThere ? request.wish : asWritten;
  const count = Math.min(all, most);
  const rounds = Array.from({ length: count }, (_, index) => {
    const steps = ['a', 'b'].map(
      (name, at) =>
        ({
          key: `${name}${index + 1}`,
          kind: 'announcement',
          nature: 'preparing',
          title: name,
          changes: false,
          who: [],
          lines: line(index * 2 + at + 1),
        }) as const,
    );
    return { number: index + 1, index, contests: [], steps, lines: line(index * 2 + 1) };
  });
  return {
    uri,
    version,
    scenario,
    scenarios: titles.map((title) => ({ title, lines: line(1) })),
    title: '',
    game: '',
    seed: 1,
    ownSeed: 1,
    course: { redraws: wish.redraws },
    cast: [],
    rounds,
    trials: wish.trials.map((_, index) => ({ says: `trial ${index + 1}` })),
    ...(count < all && { goesOn: true }),
    errors: 0,
  };
}

function line(from: number): Lines {
  return { uri, from, to: from };
}
