/** Links to the extension's own commands. */
import { commands } from '../protocol/index.ts';

/** Opens a rule page. */
export function ruleLink(id: string): string {
  return commandLink(commands.showRule, id);
}

/** Arguments that the command gets as they are. */
export function commandLink(command: string, ...args: readonly (string | number)[]): string {
  return `command:${command}?${encodeURIComponent(JSON.stringify(args))}`;
}
