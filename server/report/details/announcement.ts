/** Somebody announces what they do: the step’s title says it. */
import { inOneGo, type DetailReport } from './detail-report.ts';

export const announcementReport: DetailReport<'announcement'> = {
  lines: () => [],
  json: () => ({}),
  names: ({ targets = [] }) => targets,
  nature: () => undefined,
  table: () => inOneGo(),
  marked: () => [],
};
