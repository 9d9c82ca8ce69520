/** The six innate attributes. */
export const attributes = ['STR', 'GRC', 'PRE', 'WIL', 'ALR', 'RCL'] as const;

export type Attribute = (typeof attributes)[number];

/** What each is for, in our own words (am-035 to am-040). */
export const attributeDocs: Readonly<Record<Attribute, string>> = {
  STR: 'Strength, for raw force and wrestling',
  GRC: 'Grace, for balance and control of the body, as in dancing and dodging',
  PRE: 'Precision, for fine work of the hands, as in crafts, writing and locks',
  WIL: 'Willpower, for swaying others and lasting through hardship',
  ALR: 'Alertness, for noticing things, such as signs and traps, and for keeping watch',
  RCL: 'Recall, for remembering lore and for reasoning',
};

/** Other names that writers use. */
export const attributeNames: Readonly<Record<Attribute, string>> = {
  STR: 'Strength',
  GRC: 'Grace',
  PRE: 'Precision',
  WIL: 'Willpower',
  ALR: 'Alertness',
  RCL: 'Recall',
};

/** The range of a value (am-031). */
export const lowestValue = 1;
export const highestValue = 9;

/** The value of each attribute of a summon, and its HP, where nothing else is written (am-232). */
export const summonAttribute = 5;
export const summonPoints = 10;

/** The die of a test, by the number of attributes that are added (am-005 to am-007). */
export function testDie(count: number): number | undefined {
  return [10, 20, 30][count - 1];
}
