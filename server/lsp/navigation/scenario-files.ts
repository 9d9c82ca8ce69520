/** Glob of the files that can contain scenarios. */
export const scenarioFiles = '**/*.{clash,md,markdown}';
