/** A language client that logs its errors instead of showing them: they aren’t actionable for a writer. */
import { LanguageClient } from 'vscode-languageclient/node';

export class QuietClient extends LanguageClient {
  override error(message: string, data?: unknown): void {
    super.error(message, data, false);
  }

  /** Stops the server, whatever state it is in, and kills it after the timeout; never rejects. */
  async end(milliseconds: number): Promise<void> {
    if (this.isRunning()) await this.stop(milliseconds);
    this.kill();
  }

  /** Kills a server that can’t be stopped, because it never started or hangs. */
  kill(): void {
    this.serverProcess?.kill('SIGKILL');
  }

  /** Never rejects, since the base class calls it without handling the promise, even if there is nothing to stop. */
  override async stop(milliseconds?: number): Promise<void> {
    await super.stop(milliseconds).catch((error: unknown) => this.outputChannel.warn(String(error)));
  }
}
