/** The language client without its own notices, which speak of connections and leave a writer with nothing to do. */
import { LanguageClient } from 'vscode-languageclient/node';

/** Everything it has to say goes to the log. */
export class QuietClient extends LanguageClient {
  override error(message: string, data?: unknown): void {
    super.error(message, data, false);
  }

  /** Ends the server, whatever state it is in; never rejects. */
  async end(milliseconds: number): Promise<void> {
    if (this.isRunning()) await this.stop(milliseconds);
    this.kill();
  }

  /** Ends a server that can't be asked to, because it never began to answer or hangs. */
  kill(): void {
    this.serverProcess?.kill('SIGKILL');
  }

  /** The client itself calls this in passing, also where there is nothing to stop, and then drops what comes of it. */
  override async stop(milliseconds?: number): Promise<void> {
    await super.stop(milliseconds).catch((error: unknown) => this.outputChannel.warn(String(error)));
  }
}
