/** The connection to the runner outside VS Code. */
import { runnerAddressVariable } from './runner-protocol.ts';

/** Sends a message and returns the answer. */
export async function post(path: string, message: unknown): Promise<unknown> {
  const address = process.env[runnerAddressVariable];
  if (address === undefined) throw new Error(`${runnerAddressVariable} doesn't say where the runner listens`);
  const response = await fetch(address + path, { method: 'POST', body: JSON.stringify(message) });
  return response.json();
}
