/** Two read-only pages: the odds that have moved since an earlier text, and one round’s odds as exact fractions. */
import { commands, Disposable, window } from 'vscode';
import { type BaselineKind, commands as names } from '../../server/protocol/index.ts';
import { nameOf } from '../documents/documents.ts';
import type { EarlierTexts } from './earlier-texts.ts';
import { isCount } from '../is-count.ts';
import type { LanguageServer } from '../server/language-server.ts';
import { Pages } from '../documents/pages.ts';
import { roundAtCaret } from '../panel/round-at-caret.ts';
import { activeScenario, uriIn } from '../documents/scenario-in-front.ts';

const missing: Readonly<Record<BaselineKind, string>> = {
  saved: 'This scenario has never been saved, so there is nothing to compare it with.',
  committed: 'VS Code’s Git knows no commit with this scenario, so there is nothing to compare it with.',
};

const titles: Readonly<Record<BaselineKind, string>> = {
  saved: 'odds since you saved',
  committed: 'odds since the last commit',
};

export function registerOddsPages(server: LanguageServer, texts: EarlierTexts): Disposable {
  const moved = new Pages('clashwright-moved-odds', server, async ({ uri, more: [kind] }) => {
    const earlier = kind === 'saved' || kind === 'committed' ? kind : 'saved';
    const text = await texts.textOf(uri, earlier);
    if (text === null) return missing[earlier];
    return (await server.movedPage({ uri, kind: earlier, text })) ?? 'The scenario is closed.';
  });
  const odds = new Pages('clashwright-odds', server, async ({ uri, more: [scenario, round] }) => {
    const answer = isCount(scenario) && isCount(round) ? await server.oddsPage({ uri, scenario, round }) : null;
    return answer ?? 'This round no longer exists.';
  });
  const compare = (kind: BaselineKind) => (address?: unknown) => showMoved(moved, kind, address);
  return Disposable.from(
    moved,
    odds,
    commands.registerCommand('clashwright.compareWithSaved', compare('saved')),
    commands.registerCommand('clashwright.compareWithCommitted', compare('committed')),
    commands.registerCommand(names.showOdds, (...args: readonly unknown[]) => showOdds(odds, server, args)),
  );
}

async function showMoved(pages: Pages, kind: BaselineKind, address: unknown): Promise<void> {
  const uri = uriIn(address) ?? activeScenario();
  if (uri === undefined) {
    void window.showInformationMessage('Open a scenario to compare its odds');
    return;
  }
  await pages.show(`${nameOf(uri)} – ${titles[kind]}`, { uri: uri.toString(), more: [kind] });
}

/** Links pass a document’s address and the indices of a scenario and round; the palette uses the round at the caret. */
async function showOdds(
  pages: Pages,
  server: LanguageServer,
  [address, scenario, round]: readonly unknown[],
): Promise<void> {
  const uri = uriIn(address);
  const asked =
    uri !== undefined && isCount(scenario) && isCount(round) ? { uri, scenario, round } : await roundAtCaret(server);
  if (asked === undefined) {
    void window.showInformationMessage('Put the caret in a round to see its odds');
    return;
  }
  await pages.show(`${nameOf(asked.uri)} – odds`, { uri: asked.uri.toString(), more: [asked.scenario, asked.round] });
}
