/** Links to the extension's own commands. */
import { commands, rulePages } from '../../protocol/index.ts';

/** Shows a rule page where an editor takes no command, as behind the code of a diagnostic. */
export function rulePageAddress(id: string): string {
  return `${rulePages.scheme}:/${id}${rulePages.ending}`;
}

/** Opens a rule page. */
export function ruleLink(id: string): string {
  return commandLink(commands.showRule, id);
}

/** Arguments that the command gets as they are. */
export function commandLink(command: string, ...args: readonly (string | number)[]): string {
  return `command:${command}?${encodeURIComponent(JSON.stringify(args))}`;
}

/** Where one rule page is, seen from another: a preview follows only addresses that begin where it is itself. */
export function pageAddress(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}${rulePages.ending}`;
}
