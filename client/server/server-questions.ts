/** The custom requests of the client to the language server, one method each. */
import { LSPErrorCodes, ResponseError } from 'vscode-languageclient/node';
import {
  type ExpectationsAnswer,
  type ExpectationsRequest,
  type ExportAnswer,
  type ExportRequest,
  methods,
  type MovedPageAnswer,
  type MovedPageRequest,
  type MovedRoundsAnswer,
  type MovedRoundsRequest,
  type OddsPageAnswer,
  type OddsPageRequest,
  type OtherRulesAnswer,
  type OtherRulesRequest,
  type PanelAnswer,
  type PanelRequest,
  type PanelRoundAnswer,
  type PanelRoundRequest,
  type PanelWhyAnswer,
  type PanelWhyRequest,
  type PanelWorthAnswer,
  type PanelWorthRequest,
  type PlayOnAnswer,
  type PlayOnRequest,
  type RoundAtAnswer,
  type RoundAtRequest,
  type RulePageAnswer,
  type StepAtAnswer,
  type StepAtRequest,
  type VerdictsAnswer,
  type VerdictsRequest,
  type WriteTrialsAnswer,
  type WriteTrialsRequest,
} from '../../server/protocol/index.ts';
import { inParts } from '../panel/panel-in-parts.ts';

export abstract class ServerQuestions {
  /** Rejects if the server has been stopped, or has cancelled the request. */
  protected abstract ask<Answer>(method: string, request: object, signal?: AbortSignal): Promise<Answer>;

  panel(request: PanelRequest, signal?: AbortSignal): Promise<PanelAnswer> {
    return inParts((part) => this.ask(methods.panel, part, signal), request);
  }

  /** Null also if the text has changed in the meantime. */
  panelRound(request: PanelRoundRequest, signal?: AbortSignal): Promise<PanelRoundAnswer> {
    return this.#askWhileSame(methods.panelRound, request, signal);
  }

  /** Null also if the text has changed in the meantime. */
  panelWhy(request: PanelWhyRequest, signal?: AbortSignal): Promise<PanelWhyAnswer> {
    return this.#askWhileSame(methods.panelWhy, request, signal);
  }

  /** Empty if the text has changed in the meantime. */
  async panelWorth(request: PanelWorthRequest, signal?: AbortSignal): Promise<PanelWorthAnswer> {
    return (await this.#askWhileSame<PanelWorthAnswer>(methods.panelWorth, request, signal)) ?? [];
  }

  writeTrials(request: WriteTrialsRequest): Promise<WriteTrialsAnswer> {
    return this.ask(methods.writeTrials, request);
  }

  exportScenario(request: ExportRequest): Promise<ExportAnswer> {
    return this.ask(methods.exportScenario, request);
  }

  /** Has no step if the server doesn’t know the document. */
  async stepAt(request: StepAtRequest, signal?: AbortSignal): Promise<StepAtAnswer> {
    const answer = await this.ask<StepAtAnswer | null>(methods.stepAt, request, signal);
    if (answer !== null) return answer;
    const { scenario, titles } = request;
    return { scenario, ...(titles !== undefined && { titles }) };
  }

  otherRules(request: OtherRulesRequest): Promise<OtherRulesAnswer> {
    return this.ask(methods.otherRules, request);
  }

  rulePage(id: string): Promise<RulePageAnswer> {
    return this.ask(methods.rulePage, { id });
  }

  oddsPage(request: OddsPageRequest): Promise<OddsPageAnswer> {
    return this.ask(methods.oddsPage, request);
  }

  playOn(request: PlayOnRequest, signal?: AbortSignal): Promise<PlayOnAnswer> {
    return this.ask(methods.playOn, request, signal);
  }

  roundAt(request: RoundAtRequest): Promise<RoundAtAnswer> {
    return this.ask(methods.roundAt, request);
  }

  /** Null also if the text has changed in the meantime. */
  movedRounds(request: MovedRoundsRequest, signal?: AbortSignal): Promise<MovedRoundsAnswer> {
    return this.#askWhileSame(methods.movedRounds, request, signal);
  }

  /** Null also if the text has changed in the meantime. */
  movedPage(request: MovedPageRequest): Promise<MovedPageAnswer> {
    return this.#askWhileSame(methods.movedPage, request);
  }

  expectations(request: ExpectationsRequest, signal?: AbortSignal): Promise<ExpectationsAnswer> {
    return this.ask(methods.expectations, request, signal);
  }

  /** Null also if the text has changed in the meantime. */
  verdicts(request: VerdictsRequest, signal?: AbortSignal): Promise<VerdictsAnswer> {
    return this.#askWhileSame(methods.verdicts, request, signal);
  }

  async #askWhileSame<Answer>(method: string, request: object, signal?: AbortSignal): Promise<Answer | null> {
    try {
      return await this.ask<Answer>(method, request, signal);
    } catch (error) {
      if (
        error instanceof ResponseError &&
        (error.code === LSPErrorCodes.ContentModified || error.code === LSPErrorCodes.RequestCancelled)
      )
        return null;
      throw error;
    }
  }
}
