/** One open text: its changes, its diagnostics, and every request that an editor can make at its cursor. */
import type {
  CancellationToken,
  CodeAction,
  CodeLens,
  CompletionItem,
  CompletionList,
  Diagnostic,
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  Hover,
  InlayHint,
  Location,
  Position,
  ProtocolConnection,
  SemanticTokens,
  TextDocumentContentChangeEvent,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  methods,
  type CourseRequest,
  type CourseWish,
  type ExportAnswer,
  type ExportFormat,
  type OtherRulesAnswer,
  type PanelAnswer,
  type PanelRoundAnswer,
  type PanelWhyAnswer,
  type PanelWorthAnswer,
  type RoundAtAnswer,
  type StateQuestion,
  type ScenarioPlace,
  type StepAtAnswer,
  type Trial,
  type WriteTrialsAnswer,
} from '../../server/protocol/index.ts';
import { edited, placeOf } from './cursor.ts';
import type { Newsroom } from './news.ts';

interface Setup {
  readonly connection: ProtocolConnection;
  readonly news: Newsroom;
  readonly uri: string;
  readonly text: string;
  readonly cursor: Position;
}

export class OpenText {
  readonly uri: string;
  readonly cursor: Position;
  readonly #connection: ProtocolConnection;
  readonly #news: Newsroom;
  #text: string;
  #version = 1;

  constructor({ connection, news, uri, text, cursor }: Setup) {
    this.uri = uri;
    this.cursor = cursor;
    this.#connection = connection;
    this.#news = news;
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  get version(): number {
    return this.#version;
  }

  /** Replaces the first occurrence of some words. */
  async change(words: string, to: string): Promise<void> {
    const edit: TextEdit = { range: placeOf(this.#text, words), newText: to };
    this.#text = edited(this.#text, [edit]);
    this.#version += 1;
    await this.#connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: this.uri, version: this.#version },
      contentChanges: [{ range: edit.range, text: to }],
    });
  }

  /** Sends changes as they are, in one message; the text stored here stays behind. */
  async send(contentChanges: readonly TextDocumentContentChangeEvent[]): Promise<void> {
    this.#version += 1;
    await this.#connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: this.uri, version: this.#version },
      contentChanges,
    });
  }

  /** Replaces the text by one change of the range in which old and new differ. */
  async become(text: string): Promise<void> {
    const [now, was] = [text, this.#text];
    const most = Math.min(now.length, was.length);
    let [start, end] = [0, 0];
    while (start < most && now[start] === was[start]) start += 1;
    while (end < most - start && now[now.length - 1 - end] === was[was.length - 1 - end]) end += 1;
    const document = TextDocument.create(this.uri, 'clash', this.#version, was);
    const isPlace = (offset: number): boolean => document.offsetAt(document.positionAt(offset)) === offset;
    // There is no position between the two characters of a line break.
    while (!isPlace(start)) start -= 1;
    while (!isPlace(was.length - end)) end -= 1;
    const range = { start: document.positionAt(start), end: document.positionAt(was.length - end) };
    this.#text = text;
    this.#version += 1;
    await this.#connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: this.uri, version: this.#version },
      contentChanges: [{ range, text: now.slice(start, now.length - end) }],
    });
  }

  /** The diagnostics of the current text. */
  async diagnostics(): Promise<readonly Diagnostic[]> {
    const version = this.#version;
    return (await this.#news.when((news) => news.uri === this.uri && news.version === version)).diagnostics;
  }

  /** The first diagnostics of any version that match. */
  async diagnosticsWhen(wanted: (diagnostics: readonly Diagnostic[]) => boolean): Promise<readonly Diagnostic[]> {
    return (await this.#news.when((news) => news.uri === this.uri && wanted(news.diagnostics))).diagnostics;
  }

  /** The next diagnostics of any content. */
  async nextDiagnostics(): Promise<readonly Diagnostic[]> {
    return (await this.#news.next((news) => news.uri === this.uri)).diagnostics;
  }

  /** The next diagnostics that aren’t empty. */
  async nextFindings(): Promise<readonly Diagnostic[]> {
    return (await this.#news.next((news) => news.uri === this.uri && news.diagnostics.length > 0)).diagnostics;
  }

  /** The last diagnostics. */
  latestDiagnostics(): readonly Diagnostic[] {
    return this.#news.of(this.uri).at(-1)?.diagnostics ?? [];
  }

  close(): Promise<void> {
    return this.#connection.sendNotification('textDocument/didClose', { textDocument: { uri: this.uri } });
  }

  /** The text of the hover at the cursor; `null` without one. */
  async hover(at = this.cursor): Promise<string | null> {
    const hover = await this.ask<Hover | null>('hover', { position: at });
    return hover === null ? null : (hover.contents as { readonly value: string }).value;
  }

  async completion(at = this.cursor): Promise<readonly CompletionItem[]> {
    return (await this.ask<CompletionList>('completion', { position: at })).items;
  }

  definition(at = this.cursor): Promise<Location | null> {
    return this.ask('definition', { position: at });
  }

  references(at = this.cursor): Promise<readonly Location[]> {
    return this.ask('references', { position: at, context: { includeDeclaration: true } });
  }

  prepareRename(at = this.cursor): Promise<{ readonly placeholder: string } | null> {
    return this.ask('prepareRename', { position: at });
  }

  /** The whole text after the rename. */
  async rename(newName: string): Promise<string> {
    return this.after(await this.renameEverywhere(newName));
  }

  /** The edits of all files. */
  renameEverywhere(newName: string): Promise<WorkspaceEdit> {
    return this.ask('rename', { position: this.cursor, newName });
  }

  links(): Promise<readonly DocumentLink[]> {
    return this.ask('documentLink', {});
  }

  outline(): Promise<readonly DocumentSymbol[]> {
    return this.ask('documentSymbol', {});
  }

  folds(): Promise<readonly FoldingRange[]> {
    return this.ask('foldingRange', {});
  }

  /** The whole text after formatting. */
  async formatted(): Promise<string> {
    return edited(
      this.#text,
      await this.ask<readonly TextEdit[]>('formatting', { options: { tabSize: 2, insertSpaces: true } }),
    );
  }

  /** The code actions for the lines of some words. */
  actions(words: string, only?: string): Promise<readonly CodeAction[]> {
    const context = { diagnostics: [], ...(only === undefined ? {} : { only: [only] }) };
    return this.ask('codeAction', { range: placeOf(this.#text, words), context });
  }

  hints(
    range = { start: { line: 0, character: 0 }, end: { line: 100_000, character: 0 } },
  ): Promise<readonly InlayHint[]> {
    return this.ask('inlayHint', { range });
  }

  /** The tooltip of a hint; undefined without one. */
  async tooltip(hint: InlayHint): Promise<string | undefined> {
    const { tooltip } = await this.#connection.sendRequest<InlayHint>('inlayHint/resolve', hint);
    return typeof tooltip === 'object' ? tooltip.value : tooltip;
  }

  /** The positions of the lenses, with the titles that don’t need to be resolved. */
  lensPlaces(): Promise<readonly CodeLens[]> {
    return this.ask('codeLens', {});
  }

  /** All lenses, resolved. */
  async lenses(): Promise<readonly CodeLens[]> {
    const places = await this.lensPlaces();
    return Promise.all(
      places.map(async (lens) =>
        lens.command === undefined ? this.#connection.sendRequest<CodeLens>('codeLens/resolve', lens) : lens,
      ),
    );
  }

  /** The answer to any request about this text, unless it is cancelled. */
  askUntil<Answer>(token: CancellationToken, question: string, params: object): Promise<Answer> {
    return this.#connection.sendRequest<Answer>(
      `textDocument/${question}`,
      { textDocument: { uri: this.uri }, ...params },
      token,
    );
  }

  tokens(): Promise<SemanticTokens> {
    return this.ask('semanticTokens/full', {});
  }

  /** The overview of a course; with `rounds` at most that many, and of a very long one the part from `from` on. */
  panel(
    scenario: number | ScenarioPlace = 0,
    wish: Partial<CourseWish> = {},
    rounds?: number,
    from?: number,
  ): Promise<PanelAnswer> {
    return this.#connection.sendRequest(methods.panel, {
      ...this.#course(scenario, wish),
      ...(rounds === undefined ? {} : { rounds }),
      ...(from === undefined ? {} : { from }),
    });
  }

  panelRound(at: number, wish: Partial<CourseWish> = {}): Promise<PanelRoundAnswer> {
    return this.#connection.sendRequest(methods.panelRound, { ...this.#course(0, wish), at });
  }

  panelWhy(step: string, question: StateQuestion, wish: Partial<CourseWish> = {}): Promise<PanelWhyAnswer> {
    return this.#connection.sendRequest(methods.panelWhy, { ...this.#course(0, wish), step, question });
  }

  panelWorth(step: string, who: string, wish: Partial<CourseWish> = {}): Promise<PanelWorthAnswer> {
    return this.#connection.sendRequest(methods.panelWorth, { ...this.#course(0, wish), step, who });
  }

  otherRules(line: number, seed?: number): Promise<OtherRulesAnswer> {
    return this.#connection.sendRequest(methods.otherRules, {
      uri: this.uri,
      line,
      ...(seed === undefined ? {} : { seed }),
    });
  }

  /** Without the titles and the outline that come with the scenario. */
  async stepAt(
    line: number,
    wish: Partial<CourseWish> = {},
    scenario: number | ScenarioPlace = 0,
  ): Promise<StepAtAnswer | null> {
    const answer = await this.#connection.sendRequest<StepAtAnswer | null>(methods.stepAt, {
      ...this.#course(scenario, wish),
      line,
    });
    if (answer === null) return null;
    const { titles: _titles, outline: _outline, ...rest } = answer;
    return rest;
  }

  /** The current index of a scenario. */
  placeOf(scenario: ScenarioPlace): Promise<StepAtAnswer | null> {
    return this.#connection.sendRequest(methods.stepAt, this.#course(scenario, {}));
  }

  exportScenario(what: ExportFormat, scenario: ScenarioPlace): Promise<ExportAnswer> {
    return this.#connection.sendRequest(methods.exportScenario, { ...this.#course(scenario, {}), what, at: 0 });
  }

  writeTrials(scenario: ScenarioPlace, trials: readonly Trial[]): Promise<WriteTrialsAnswer> {
    return this.#connection.sendRequest(methods.writeTrials, { uri: this.uri, ...scenario, trials, redraws: [] });
  }

  roundAt(line: number): Promise<RoundAtAnswer> {
    return this.#connection.sendRequest(methods.roundAt, { uri: this.uri, line });
  }

  /** The whole text after an edit of the workspace. */
  after({ changes }: WorkspaceEdit): string {
    return edited(this.#text, changes?.[this.uri] ?? []);
  }

  #course(scenario: number | ScenarioPlace, { trials = [], redraws = [] }: Partial<CourseWish>): CourseRequest {
    return { uri: this.uri, ...(typeof scenario === 'number' ? { scenario } : scenario), wish: { trials, redraws } };
  }

  /** The answer to any request about this text. */
  ask<Answer>(question: string, params: object): Promise<Answer> {
    return this.#connection.sendRequest<Answer>(`textDocument/${question}`, {
      textDocument: { uri: this.uri },
      ...params,
    });
  }
}
