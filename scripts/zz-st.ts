import { PerformanceObserver } from 'node:perf_hooks';
import { analyze } from '../server/analysis/index.ts';
import { hostileFiles } from '../test/hostile/texts.ts';
let gcs: [number, number][] = [];
new PerformanceObserver((list) => { for (const e of list.getEntries()) gcs.push([e.startTime, e.duration]); }).observe({ entryTypes: ['gc'] });
const text = hostileFiles.find(({ name }) => name.includes(process.argv[2]!))!.text();
const analysis = analyze(text, { file: 'test.clash' });
const s = analysis.scenarios[0]!;
for (const [name, make] of [['first', () => s.briefFirstOddsSteps()], ['rough', () => s.roughSteps()], ['soon', () => s.soonSteps()], ['all', () => s.chancesSteps()]] as const) {
  const gen = make(); const long: [number, number, number][] = []; let n = 0; const t0 = performance.now();
  for (;;) { const t = performance.now(); const { done } = gen.next(); const d = performance.now() - t; n += 1; if (d > 12) long.push([n, t, d]); if (done) break; if (n % 5 === 0) await new Promise((r) => setImmediate(r)); if (performance.now() - t0 > 9000) break; }
  await new Promise((r) => setTimeout(r, 50));
  console.log(name, n, Math.round(performance.now() - t0), long.map(([i, t, d]) => { const g = gcs.filter(([a]) => a >= t && a < t + d).reduce((sum, [, x]) => sum + x, 0); return `#${i}:${Math.round(d)}(gc ${Math.round(g)})`; }).join(' '));
}
