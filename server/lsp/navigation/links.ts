/** Links to the extension's own commands and rule pages. */
import { commands, rulePages } from '../../protocol/index.ts';

/** The URI of a rule page, for places where an editor accepts no command, such as a diagnostic’s code. */
export function rulePageAddress(id: string): string {
  return `${rulePages.scheme}:/${id}${rulePages.ending}`;
}

/** A link that opens a rule page. */
export function ruleLink(id: string): string {
  return commandLink(commands.showRule, id);
}

/** A link that runs a command with these arguments. */
export function commandLink(command: string, ...args: readonly (string | number)[]): string {
  return `command:${command}?${encodeURIComponent(JSON.stringify(args))}`;
}

/** The relative path from one rule page to another: a preview follows only links below its own root. */
export function pageAddress(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}${rulePages.ending}`;
}
