/** Drafts that can't be mended in full yet: their tests are pending while they fail. */
export const pendingDrafts: readonly string[] = [
  'bridge', 'garage', 'heist', 'moor-skirmish', 'motel',
];
