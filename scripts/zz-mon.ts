import { writeFileSync, readFileSync } from 'node:fs';
import { hostileFiles } from '../test/hostile/texts.ts';
import { shipped } from '../test/bench/shipped.ts';
import { MeasuredServer } from '../test/bench/servers/measured-server.ts';
import { Session } from '../test/bench/servers/session.ts';
import { scenarioFile } from '../test/bench/servers/ours.ts';
import { askPatiently, questionsAbout, earlierThan } from '../test/hostile/questions.ts';
import { duel } from '../test/protocol/texts.ts';
writeFileSync('/tmp/w/mon.log', '');
const server = await MeasuredServer.start({ args: ['-r', '/tmp/w/mon.cjs', await shipped('clashwright.cjs'), '--stdio'] });
const seen = (label: string) => { const t = readFileSync('/tmp/w/mon.log', 'utf8'); writeFileSync('/tmp/w/mon.log', ''); console.log(label, t.trim() === '' ? '' : '\n' + t.trimEnd()); };
const key = { at: duel.indexOf('punches Laura'), from: 'punches', to: 'kicks' };
const beside = scenarioFile({ text: duel });
const session = await Session.open(server, beside);
for (let i = 0; i < 50; i += 1) { await session.diagnosticsAfter(key); for (const q of questionsAbout(beside.uri, duel)) await askPatiently(server.connection, q); }
let done = false; let longest = 0;
const typing = (async () => { while (!done) { await new Promise((r) => setTimeout(r, 30)); const t = performance.now(); await Promise.all([session.diagnosticsAfter(key).then(() => { longest = Math.max(longest, performance.now() - t); }), session.ask('textDocument/hover', { position: session.placeOf(key) })]); } })();
const text = hostileFiles.find(({ name }) => name.includes(process.argv[2]!))!.text();
const uri = 'file:///h.clash';
const told = server.news.next((news) => news.uri === uri);
seen('warm');
await server.connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId: 'clash', version: 1, text } });
await told;
seen(`opened ${Math.round(longest)}`);
await server.connection.sendNotification('clashwright/baseline', { uri, kind: 'saved', text: earlierThan(text) });
for (const q of questionsAbout(uri, text)) { longest = 0; await askPatiently(server.connection, q); seen(`${q[0]} ${Math.round(longest)}`); }
done = true; await typing;
await server.quit();
