/** Collects and prints the integration suite's reports while it runs. */
import type { Report } from '../../test/integration/runner-protocol.ts';
import type { Tally } from '../tally.ts';

export interface Results {
  readonly add: (report: Report) => void;
  /** Settles at the suite's final report. */
  readonly ended: Promise<undefined>;
  readonly tally: () => Tally;
}

export function collectResults(): Results {
  let passed = 0;
  let failed = 0;
  let end: (nothing: undefined) => void;
  const ended = new Promise<undefined>((resolve) => (end = resolve));
  const add = (report: Report): void => {
    if (report.kind === 'passed') passed += 1;
    if (report.kind === 'failed') failed += 1;
    if (report.kind === 'end') end(undefined);
    else console.log(describe(report));
  };
  return { add, ended, tally: () => ({ passed, failed }) };
}

function describe(report: Exclude<Report, { readonly kind: 'end' }>): string {
  switch (report.kind) {
    case 'suite':
      return report.title;
    case 'passed':
      return `  ✔ ${report.title}`;
    case 'skipped':
      return `  - ${report.title} (skipped)`;
    case 'failed':
      return `  ✘ ${report.title}\n${report.error.replace(/^/gm, '      ')}`;
  }
}
