/** The panel’s entry point: receives messages and keys, renders the view, and sends what the reader does. */
import { render } from 'preact';
import type { FromPanel, ToPanel } from '../../server/protocol/index.ts';
import { App } from './components/app.tsx';
import { askingFor } from './asking.ts';
import { afterPaint, follows } from './deferred-panes.ts';
import { keepFocus } from './focus-kept.ts';
import { acquireHost } from './host.ts';
import { type Intents, IntentsContext } from './intents.ts';
import { isToPanel } from '../messages/index.ts';
import { waitOf } from './model/course/clock.ts';
import { moveOf, usesKey } from './model/course/keys.ts';
import { outgoing } from './model/outgoing.ts';
import type { Picture } from './model/picture.ts';
import { type ViewEvent, reduce } from './model/reduce.ts';
import { type View, firstView, stateOf } from './model/view.ts';
import { questionsTo } from './questions.ts';
import { showInvisibleMarks } from './visible-text.ts';
import './styles/index.css';

showInvisibleMarks();

const host = acquireHost();
const root = document.getElementById('panel') ?? document.body;
const post = (message: FromPanel): void => {
  host.post(message);
};
const questions = questionsTo(post);
const asking = askingFor(post);
let view: View = firstView(host.kept());
let beside: Picture | undefined;

const intents: Intents = {
  move: (move) => {
    handle({ type: 'move', move });
  },
  visit: (index, course) => {
    handle({ type: 'visit', index, ...(course !== undefined && { course }) });
  },
  goTo: (step) => {
    handle({ type: 'goTo', step });
  },
  play: () => {
    handle({ type: 'play' });
  },
  setPace: (seconds) => {
    handle({ type: 'pace', seconds });
  },
  sift: (filter) => {
    handle({ type: 'sift', filter });
  },
  reveal: (lines) => {
    post({ type: 'reveal', lines });
  },
  openRule: (id) => {
    post({ type: 'rule', id });
  },
  openFile: () => {
    post({ type: 'open' });
  },
  choose: (scenario) => {
    post({ type: 'scenario', scenario });
  },
  attempt: (trial) => {
    handle({ type: 'attempt', trial });
  },
  forget: (trials) => {
    handle({ type: 'forget', trials });
  },
  write: (trials) => {
    const {
      showing,
      wish: { trials: all, outline },
    } = view;
    if (showing !== undefined)
      post({ type: 'write', id: showing.id, trials: trials ?? all, ...(outline !== undefined && { outline }) });
  },
  setSeed: (seed) => {
    handle({ type: 'seed', seed });
  },
  drawAgain: () => {
    handle({ type: 'again' });
  },
  branch: () => {
    handle({ type: 'redraw' });
  },
  turnTo: (course) => {
    handle({ type: 'turn', course });
  },
  dropBranch: () => {
    handle({ type: 'dropBranch' });
  },
  pin: () => {
    handle({ type: 'pin' });
  },
  moveTogether: (on) => {
    handle({ type: 'together', on });
  },
  exportScenario: (what, how) => {
    const { picture } = view;
    post({
      type: 'export',
      what,
      how,
      course: picture?.course ?? 'original',
      at: picture?.model.rounds.indexOf(picture.roundMark) ?? 0,
    });
  },
  askWhy: (question) => askOf(({ course, mark }) => questions.askWhy({ course, step: mark.key, question }), undefined),
  askWorth: (step, who) => askOf(({ course }) => questions.askWorth({ course, step, who }), []),
};

/** Asks questions about the current picture. */
function askOf<T>(ask: (picture: Picture) => Promise<T>, nothing: T): Promise<T> {
  return view.picture === undefined ? Promise.resolve(nothing) : ask(view.picture);
}

function handle(event: ViewEvent): void {
  const before = view;
  view = reduce(before, event);
  for (const message of outgoing(event, before, view)) post(message);
  asking.ask(view);
  if (view !== before) draw();
  const state = stateOf(view);
  if (state !== undefined && view !== before) host.keep(state);
  wait();
}

let waiting: { readonly name: string; readonly timer: number } | undefined;

/** Sets the timer for the next step during playback. */
function wait(): void {
  const next = waitOf(view, document.hidden);
  if (next?.name === waiting?.name) return;
  if (waiting !== undefined) window.clearTimeout(waiting.timer);
  waiting = next === undefined ? undefined : { name: next.name, timer: window.setTimeout(tick, next.milliseconds) };
}

function tick(): void {
  waiting = undefined;
  handle({ type: 'tick' });
}

function draw(): void {
  const picture = wholePicture();
  if (picture === undefined || !follows(picture)) beside = picture;
  paint();
  afterPaint(beside === picture ? rest : catchUp);
}

function wholePicture(): Picture | undefined {
  return view.picture?.isOutline === true ? undefined : view.picture;
}

/** Renders the panes beside the step from the current picture too. */
function catchUp(): void {
  const picture = wholePicture();
  if (beside !== picture) {
    beside = picture;
    paint();
  }
  afterPaint(rest);
}

function rest(): void {
  asking.painted(view);
}

function paint(): void {
  keepFocus(() => {
    render(
      <IntentsContext.Provider value={intents}>
        <App view={view} beside={beside} />
      </IntentsContext.Provider>,
      root,
    );
  });
}

function hear(message: ToPanel): void {
  if (message.type === 'why') questions.answerWhy(message.ask, message.why);
  if (message.type === 'worth') questions.answerWorth(message.ask, message.worth);
  if (message.type === 'show') questions.giveUp();
  if (message.type === 'round') asking.answered(message);
  const before = view;
  handle(message);
  if (message.type === 'round' && view !== before) asking.kept(message);
}

window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isToPanel(data)) hear(data);
  else console.warn('Clashwright: ignored a message that is not for the panel');
});

document.addEventListener('keydown', (event) => {
  const move = moveOf(event);
  if (move === undefined || event.defaultPrevented || takes(event.target, event.key) || view.picture === undefined)
    return;
  event.preventDefault();
  if (move === 'play') intents.play();
  else intents.move(move);
});

const steppers = '.mark, .round-folded, .transport-moves > :not(.play)';

function takes(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const control = { tag: target.localName, isEditable: target.isContentEditable, isStepper: target.matches(steppers) };
  return usesKey(target instanceof HTMLInputElement ? { ...control, type: target.type } : control, key);
}

document.addEventListener('visibilitychange', wait);

draw();
const kept = host.kept();
post(kept === undefined ? { type: 'ready' } : { type: 'ready', state: kept });
