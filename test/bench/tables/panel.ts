/** The panel’s time to its first picture and from step to step, in a fight of thirty that lasts two hundred rounds. */
import { setTimeout } from 'node:timers/promises';
import { ensureBrowser, launchBrowser } from '../../../scripts/system/browser.ts';
import { longFight } from '../fights/long-fight.ts';
import { mediansTold, middleOf } from '../measure.ts';
import { MeasuredPanel, type StepTime } from '../panel/measured-panel.ts';
import { MeasuredServer } from '../servers/measured-server.ts';
import { ours, scenarioFile } from '../servers/ours.ts';
import { Session } from '../servers/session.ts';
import { time, type Table } from '../../../scripts/measure/table.ts';

const [combatants, rounds] = [30, 200];
const openings = { warmUp: 1, measured: 5 };
const steps = 400;
/** The ms after which the server has completed all checks of a document. */
const aWhile = 3000;

export async function panelTable(): Promise<Table> {
  await ensureBrowser();
  const opened = scenarioFile({ text: longFight(combatants, rounds) });
  const program = await ours();
  const browser = await launchBrowser();
  try {
    const openingTimes = async (server: MeasuredServer): Promise<readonly number[]> => {
      const panel = await MeasuredPanel.open(browser, server, opened.uri);
      await panel.close();
      return [panel.toFirstPicture.step, panel.toFirstPicture.whole];
    };
    const [atOnce = NaN, atOnceWhole = NaN, again = NaN, againWhole = NaN] = await mediansTold(openings, async () => {
      const server = await MeasuredServer.start(program);
      await Session.open(server, opened);
      const times = [...(await openingTimes(server)), ...(await openingTimes(server))];
      await server.quit();
      return times;
    });
    const [later = NaN, laterWhole = NaN] = await mediansTold(openings, async () => {
      const server = await MeasuredServer.start(program);
      await Session.open(server, opened);
      await setTimeout(aWhile);
      const times = await openingTimes(server);
      await server.quit();
      return times;
    });
    const server = await MeasuredServer.start(program);
    await Session.open(server, opened);
    const panel = await MeasuredPanel.open(browser, server, opened.uri);
    await panel.whole(rounds);
    await panel.press('ArrowRight', 50);
    const within = await panel.press('ArrowRight', steps);
    const back = await panel.press('ArrowLeft', steps);
    await panel.press('Home', 1);
    const across = await panel.press('ArrowDown', rounds);
    await panel.close();
    await server.quit();
    return {
      title: `The panel, ${rounds} rounds of ${combatants}`,
      rows: [
        ['', 'median', 'worst', 'to be under', 'with all that belongs to it'],
        [
          `first picture ${aWhile / 1000} seconds after the document was opened, median of ${openings.measured}`,
          time(later),
          '',
          '300 ms',
          time(laterWhole),
        ],
        ['first picture as soon as the document has been read', time(atOnce), '', '300 ms', time(atOnceWhole)],
        ['first picture of the same, opened again', time(again), '', '300 ms', time(againWhole)],
        row(`a step on, ${within.length} of them`, within, '16 ms'),
        row(`a step back, ${back.length} of them`, back, '16 ms'),
        row(`a round on, from head to head, ${across.length} of them`, across, '16 ms'),
      ],
      below:
        'In headless Chromium, with the bundles as they are shipped. The first picture: from asking for the page to the first painted frame that shows a step as it stands at a glance, of a document that the server has read; what lies on the table and stands beside it follows (last column, median). A step: from the key press, at the beginning of a frame, to the first painted frame that shows the step; how thirty stand after it, and the drawing, follow it in the next frame or the one after (last column). Steps go into rounds that weren’t there before, as a reader goes.',
    };
  } finally {
    await browser.close();
  }
}

function row(what: string, times: readonly StepTime[], target: string): readonly string[] {
  const steps = times.map(({ step }) => step);
  return [
    what,
    time(middleOf(steps)),
    time(Math.max(...steps)),
    target,
    time(middleOf(times.map(({ whole }) => whole))),
  ];
}
