/**
 * The user settings of a session's VS Code: only the scenario and its panel on the first screen, and nothing fetched
 * from the internet. Folders open in Restricted Mode without a prompt; the status bar says so and leads to trust.
 */
export const quietSettings = {
  'chat.disableAIFeatures': true,
  'editor.minimap.enabled': false,
  // In an untrusted folder every letter with an accent would be highlighted.
  'editor.unicodeHighlight.nonBasicASCII': false,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'git.openRepositoryInParentFolders': 'never',
  'json.schemaDownload.enable': false,
  'npm.fetchOnlinePackageInfo': false,
  'security.workspace.trust.banner': 'never',
  'security.workspace.trust.startupPrompt': 'never',
  'security.workspace.trust.untrustedFiles': 'open',
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'workbench.colorTheme': 'Dark Modern',
  'workbench.enableExperiments': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
} as const;
