/** Words of a scenario at places in which VS Code draws icons for what looks like the name of one, as `$(zap)`. */
import type { CodeLens } from 'vscode';

/** The same words, drawn as they are: a backslash before such a name is not drawn. */
export function withoutIcons(text: string): string {
  return text.replace(/\$\((?=[a-z0-9-]+(?:~[a-z]+)?\))/giu, '\\$(');
}

/** A lens whose title is drawn as it is. */
export function lensWithoutIcons<L extends Pick<CodeLens, 'command'>>(lens: L): L {
  const { command } = lens;
  if (command !== undefined) lens.command = { ...command, title: withoutIcons(command.title) };
  return lens;
}
