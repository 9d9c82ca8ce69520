/** Checks of the numbers in a stat block: attributes, HP, level and magic dice. */
import { write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { attributes, highestValue, lowestValue } from '../attributes.ts';
import type { MoveablesFact } from '../facts.ts';
import { ofBareAnn } from './examples.ts';
import { statsCalled } from './written.ts';

const attributeOutOfRange: LintRule<MoveablesFact> = {
  id: 'attribute-out-of-range',
  severity: 'error',
  title: 'An attribute outside 1 to 9',
  explanation:
    'Every innate attribute is a whole number from 1 to 9, both the current value and the maximum behind it. A value ' +
    'that a drug has raised is the group’s decision; the text only gives the range.',
  messages: {
    outside: '{stat} {value} is outside the range of attributes; write a whole number from {low} to {high}',
  },
  ...ofBareAnn(`
-   STR 12  GRC 6
    ^^^^^^
+   STR 9  GRC 6
  round 1
    Ann: tests STR.
`),
  *check({ scenario }) {
    for (const { name, value, of, source } of statsCalled(scenario, ...attributes)) {
      const wrong = [value, of].find((each) => each !== undefined && !isAttributeValue(each));
      if (wrong === undefined) continue;
      const most = of === undefined ? '' : ` of ${nearestValue(of)}`;
      const data = { stat: name, value: wrong, low: lowestValue, high: highestValue };
      const fixes = [write(`${name} ${nearestValue(value)}${most}`, source)];
      yield found(attributeOutOfRange, 'outside', source, data, { fixes });
    }
  },
};

function isAttributeValue(value: number): boolean {
  return Number.isInteger(value) && value >= lowestValue && value <= highestValue;
}

function nearestValue(value: number): number {
  return Math.min(highestValue, Math.max(lowestValue, Math.trunc(value)));
}

const currentAboveMaximum: LintRule<MoveablesFact> = {
  id: 'current-above-maximum',
  severity: 'error',
  title: 'More than the maximum',
  explanation:
    'Attributes and HP are written as what somebody has now and what they can have at most. Damage, exhaustion and ' +
    'the like lower the first number, and rest brings it back up to the second.',
  messages: { above: '{stat} {now} is above its maximum of {most}; write the current value first, then the maximum' },
  ...ofBareAnn(`
-   GRC 6  HP 7 of 5
           ^^^^^^^^^
+   GRC 6  HP 5 of 7
  round 1
    Ann: tests GRC.
`),
  *check({ scenario }) {
    for (const { name, value, of, source } of statsCalled(scenario, ...attributes, 'HP')) {
      if (of === undefined || value <= of) continue;
      const data = { stat: name, now: value, most: of };
      const fixes = [write(`${name} ${of} of ${value}`, source), write(`${name} ${of} of ${of}`, source)];
      yield found(currentAboveMaximum, 'above', source, data, { fixes });
    }
  },
};

const countedInWholes: LintRule<MoveablesFact> = {
  id: 'counted-in-wholes',
  severity: 'error',
  title: 'A part of a point',
  explanation: 'HP, levels and magic dice are counted in whole numbers; the text has no halves of them.',
  messages: { part: '{stat} {value} isn’t a whole number; write {whole} or {more}' },
  ...example(`
  scenario "The vault"
  rules acquire-moveables
  combatant Cid (they) of the Players
-   GRC 5  HP 4.5
           ^^^^^^
+   GRC 5  HP 4
  round 1
    Cid: tests GRC.
`),
  *check({ scenario }) {
    for (const { name, value, source } of statsCalled(scenario, 'HP', 'LVL', 'MD')) {
      if (Number.isInteger(value)) continue;
      const whole = Math.floor(value);
      const data = { stat: name, value, whole, more: whole + 1 };
      const fixes = [whole, whole + 1].map((points) => write(`${name} ${points}`, source));
      yield found(countedInWholes, 'part', source, data, { fixes });
    }
  },
};

export const sheetChecks: readonly LintRule<MoveablesFact>[] = [
  attributeOutOfRange,
  currentAboveMaximum,
  countedInWholes,
];
