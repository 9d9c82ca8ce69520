/** The panel's entry: messages and keys come in, the view is drawn, and what the reader does goes out. */
import { render } from 'preact';
import type { FromPanel } from '../../server/protocol/index.ts';
import { App } from './components/app.tsx';
import { acquireHost } from './host.ts';
import { type Intents, IntentsContext } from './intents.ts';
import { isToPanel } from '../messages/index.ts';
import { moveOf } from './model/keys.ts';
import { type View, type ViewEvent, firstView, reduce, stateOf, steppedBy } from './model/view.ts';
import './styles/index.css';

const host = acquireHost();
const root = document.getElementById('panel') ?? document.body;
let view: View = firstView(host.kept());

const post = (message: FromPanel): void => { host.post(message); };

const intents: Intents = {
  move: (move) => { handle({ type: 'move', move }); },
  visit: (index) => { handle({ type: 'visit', index }); },
  reveal: (lines) => { post({ type: 'reveal', lines }); },
  openRule: (id) => { post({ type: 'rule', id }); },
  choose: (scenario) => { post({ type: 'scenario', scenario }); },
  draw: (seed) => {
    handle({ type: 'drawn', seed });
    post({ type: 'seed', seed });
  },
};

function handle(event: ViewEvent): void {
  const before = view;
  view = reduce(before, event);
  draw();
  const state = stateOf(view);
  if (state !== undefined) host.keep(state);
  const stepped = steppedBy(event, before, view);
  if (stepped !== undefined) post(stepped);
}

function draw(): void {
  render(<IntentsContext.Provider value={intents}><App view={view} /></IntentsContext.Provider>, root);
}

function usesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isToPanel(data)) handle(data);
  else console.warn('Clashwright: a message that is not one of the panel was ignored');
});

document.addEventListener('keydown', (event) => {
  const move = moveOf(event);
  if (move === undefined || event.defaultPrevented || usesKeys(event.target) || view.model === undefined) return;
  event.preventDefault();
  intents.move(move);
});

draw();
const kept = host.kept();
post(kept === undefined ? { type: 'ready' } : { type: 'ready', state: kept });
