/** The command that applies an action’s edit, for editors whose code actions are only commands. */
import type { Connection, WorkspaceEdit } from 'vscode-languageserver';
import type { Guard } from '../connection/guard.ts';

export const applyEditCommand = 'clashwright.applyEdit';

/** The command’s argument: the title of the action, and its edit. */
export interface ToApply {
  readonly label: string;
  readonly edit: WorkspaceEdit;
}

export function answerCommands(connection: Connection, guard: Guard): void {
  connection.onExecuteCommand(({ command, arguments: [given] = [] }) =>
    guard.later(null, async () => {
      if (command === applyEditCommand && isToApply(given)) await connection.workspace.applyEdit(given);
      return null;
    }),
  );
}

function isToApply(value: unknown): value is ToApply {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    'edit' in value &&
    typeof value.edit === 'object'
  );
}
