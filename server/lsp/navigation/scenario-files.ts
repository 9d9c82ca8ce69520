/** The files that a scenario can be in. */
export const scenarioFiles = '**/*.{clash,md,markdown}';
