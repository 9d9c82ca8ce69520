/** The server lifecycle of the protocol: nothing is served before `initialize` or after `shutdown`. */
import { ErrorCodes, Message, type RequestMessage, type ResponseMessage } from 'vscode-languageserver';

type State = 'new' | 'serving' | 'shut down';

/** What happens to a message: it is handled, dropped, or answered with an error. */
export type Verdict = 'pass' | 'drop' | ResponseMessage;

export class Lifecycle {
  #state: State = 'new';

  get isShutDown(): boolean {
    return this.#state === 'shut down';
  }

  /** Called once with each message, in order of arrival. */
  receive(message: Message): Verdict {
    if (Message.isRequest(message)) return this.#request(message);
    if (!Message.isNotification(message) || message.method === 'exit' || this.#state === 'serving') return 'pass';
    return 'drop';
  }

  #request(message: RequestMessage): Verdict {
    if (this.#state === 'shut down')
      return refused(message, ErrorCodes.InvalidRequest, 'The server has been shut down');
    if (this.#state === 'new') {
      if (message.method !== 'initialize')
        return refused(message, ErrorCodes.ServerNotInitialized, 'The server has not been initialized');
      this.#state = 'serving';
    } else if (message.method === 'initialize') {
      return refused(message, ErrorCodes.InvalidRequest, 'The server has already been initialized');
    } else if (message.method === 'shutdown') {
      this.#state = 'shut down';
    }
    return 'pass';
  }
}

function refused({ id }: RequestMessage, code: number, message: string): ResponseMessage {
  return { jsonrpc: '2.0', id, error: { code, message } };
}
