/** `npm run measure`: prints the size of each module as a table, without asserting anything. */
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { roomTable, type MeasuredFile } from './measure/room-table.ts';
import { sourceLines } from './measure/source-lines.ts';
import { markdown } from './measure/table.ts';
import { inProject } from './paths.ts';

const folders = ['server', 'client', 'scripts', 'test'];

function filesIn(folder: string): readonly string[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => [folder, ...name.split(sep)].join('/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/node_modules/'));
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(inProject(folder), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}

const files = folders
  .flatMap(filesIn)
  .map((path): MeasuredFile => ({ path, ...sourceLines(path, readFileSync(inProject(path), 'utf8')) }));
const rooms = [
  ...foldersIn('server'),
  ...foldersIn('server/engine/rulesets'),
  'client',
  'client/webview',
  'scripts',
  'test',
];
console.log(markdown(roomTable(files, rooms)));
