/** An announcement: the step's title is enough. */
import { inOneGo, type DetailReport } from './detail-report.ts';

export const announcementReport: DetailReport<'announcement'> = {
  lines: () => [],
  json: () => ({}),
  names: ({ targets = [] }) => targets,
  nature: () => undefined,
  table: () => inOneGo(),
  marked: () => [],
};
