/** Texts of a scenario in places where VS Code renders icons for names such as `$(zap)`. */
import type { CodeLens } from 'vscode';

/** The same text, shown literally: a backslash before such a name isn’t shown. */
export function withoutIcons(text: string): string {
  return text.replace(/\$\((?=[a-z0-9-]+(?:~[a-z]+)?\))/giu, '\\$(');
}

/** A lens whose title is shown literally. */
export function lensWithoutIcons<L extends Pick<CodeLens, 'command'>>(lens: L): L {
  const { command } = lens;
  if (command !== undefined) lens.command = { ...command, title: withoutIcons(command.title) };
  return lens;
}
