/** A text, a server, the extension’s part of a panel and a page that isn’t drawn, connected as in reality. */
import assert from 'node:assert/strict';
import { isFromPanel, isPanelState, isToPanel } from '../../client/messages/index.ts';
import { PanelCourse } from '../../client/panel/panel-course.ts';
import { outgoing } from '../../client/webview/model/outgoing.ts';
import { type ViewEvent, reduce } from '../../client/webview/model/reduce.ts';
import { filteredBy } from '../../client/webview/model/course/filter.ts';
import {
  type View,
  currentPlace,
  firstView,
  pinnedPlace,
  places,
  shownCourse,
  stateOf,
} from '../../client/webview/model/view.ts';
import { analyze } from '../../server/analysis/index.ts';
import { runToEnd } from '../../server/engine/index.ts';
import { type Document, panelAnswer, stepAt } from '../../server/lsp/panel/panel.ts';
import { panelRoundAnswer } from '../../server/lsp/panel/panel-round.ts';
import { writeTrialsAnswer } from '../../server/lsp/panel/panel-answers.ts';
import type { CourseWish, FromPanel, ToPanel } from '../../server/protocol/index.ts';
import { settled } from '../client/settled.ts';

const uri = 'file:///desk.clash';

export class Desk {
  readonly #course: PanelCourse;
  #document: Document;
  #view: View = firstView(undefined);
  #marked: number | undefined;

  constructor(text: string) {
    this.#document = { analysis: analyze(text, { file: uri }), version: 1 };
    this.#course = new PanelCourse(uri, { scenario: 0 }, true, {
      panel: (request) => Promise.resolve(runToEnd(panelAnswer(this.#document, request))),
      panelRound: (request) => Promise.resolve(runToEnd(panelRoundAnswer(this.#document, request))),
      isSetAside: () => false,
      panelWhy: () => Promise.resolve(null),
      panelWorth: () => Promise.resolve([]),
      post: (message) => {
        assert.ok(isToPanel(message));
        this.#hear(message);
      },
      mark: (lines) => {
        this.#marked = lines?.from;
      },
      reveal: () => undefined,
      fail: (error) => {
        throw error;
      },
    });
    this.#course.ready(undefined);
  }

  /** A harness with a text whose reader is at a step. */
  static async at(text: string, step: string): Promise<Desk> {
    const desk = new Desk(text);
    await settled();
    await desk.act({ type: 'goTo', step });
    return desk;
  }

  /** The words of the highlighted line. */
  get marked(): string | undefined {
    return this.#marked === undefined
      ? undefined
      : this.#document.analysis.reading.text.split('\n')[this.#marked - 1]?.trim();
  }

  get view(): View {
    return this.#view;
  }

  /** The trials, as the page has them. */
  get wish(): CourseWish {
    return this.#view.wish;
  }

  /**
   * What the reader sees: their place, the compared step, the rounds with filtered steps, where the course is redrawn,
   * and which trials are lost.
   */
  get seen() {
    const [view, shown] = [this.#view, shownCourse(this.#view)];
    const pinned = pinnedPlace(view);
    const all = places(view);
    return {
      step: currentPlace(view)?.step.key,
      pinned: pinned && shown?.model.rounds[pinned.at]?.steps.find((step) => step === all[pinned.index]?.step)?.key,
      sifted:
        shown === undefined
          ? []
          : [
              ...new Set(
                filteredBy(shown.model, view.filter).among.map(
                  (index) => shown.model.rounds[all[index]?.round ?? -1]?.title,
                ),
              ),
            ],
      redraws: (view.showing?.branch?.course.redraws ?? []).map(({ step }) => step),
      lost: (shown?.model.trials ?? []).flatMap(({ lost }) => lost ?? []),
    };
  }

  async act(...events: readonly ViewEvent[]): Promise<void> {
    for (const event of events) {
      this.#hear(event);
      await settled();
    }
  }

  /** Moves the caret to a line with these words. */
  async caret(words: string): Promise<void> {
    const line = this.#document.analysis.reading.text.split('\n').findIndex((each) => each.includes(words)) + 1;
    this.#course.goTo(runToEnd(stepAt(this.#document, { ...this.#course.request, line })));
    await settled();
  }

  /** Selects another scenario. */
  async choose(scenario: number): Promise<void> {
    this.#course.choose(scenario);
    await settled();
  }

  /** Changes the text, and notifies the panel. */
  async edit(text: string): Promise<void> {
    this.type(text);
    await this.tell();
  }

  /** Notifies the panel of the current text. */
  async tell(): Promise<void> {
    this.#course.changed(this.#document.version);
    await settled();
  }

  /** Changes the text without notifying the panel. */
  type(text: string): void {
    this.#document = { analysis: analyze(text, { file: uri }), version: this.#document.version + 1 };
  }

  /** Discards the page, and loads it again when the text has become this. */
  async reload(text: string): Promise<void> {
    const state = stateOf(this.#view);
    assert.ok(isPanelState(state));
    this.#course.hidden();
    await this.edit(text);
    this.#view = firstView(state);
    this.#course.ready(state);
    await settled();
  }

  /**
   * What would be written into the file at this point: below which heading of a round it would begin, by its line from
   * 0.
   */
  written(): { readonly line: number | undefined; readonly lost: readonly number[] } | undefined {
    const { wish, ...place } = this.#course.request;
    const answer = writeTrialsAnswer(this.#document, { ...place, ...wish });
    const text = this.#document.analysis.reading.text.split('\n');
    const at = answer?.edits[0]?.from.line;
    return answer === null
      ? undefined
      : {
          line: at === undefined ? undefined : text.slice(0, at + 1).findLastIndex((line) => line.startsWith('round ')),
          lost: answer.lost,
        };
  }

  #hear(event: ViewEvent | ToPanel): void {
    const before = this.#view;
    this.#view = reduce(before, event);
    for (const message of outgoing(event, before, this.#view)) this.#tell(message);
  }

  #tell(message: FromPanel): void {
    assert.ok(isFromPanel(message));
    if (message.type === 'wish') this.#course.wish(message.id, message.wish);
    if (message.type === 'stepped') this.#course.stepped(message.step, message.lines);
  }
}
