/** The allowed imports of each module, and a check of the actual ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/** What a module may import: other modules, packages by the start of their names, and Node’s own modules. */
interface Law {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  readonly node?: boolean;
}

export const laws: Readonly<Record<string, Law>> = {
  'server/engine': { rooms: [], packages: ['fastest-levenshtein', 'fraction.js'] },
  'server/lint': { rooms: ['server/engine'], packages: ['fastest-levenshtein'] },
  'server/language': { rooms: ['server/engine', 'server/lint'], packages: ['dequal', 'fastest-levenshtein'] },
  'server/protocol': { rooms: [], packages: [] },
  'server/report': { rooms: ['server/engine', 'server/protocol'], packages: [] },
  'server/analysis': { rooms: ['server/engine', 'server/lint', 'server/language', 'server/report'], packages: [] },
  'server/lsp': {
    rooms: ['server/engine', 'server/lint', 'server/language', 'server/report', 'server/protocol', 'server/analysis'],
    packages: ['vscode-languageserver'],
  },
  'server/cli': {
    rooms: ['server/engine', 'server/lint', 'server/language', 'server/report', 'server/analysis'],
    packages: ['sarif'],
    node: true,
  },
  'client/messages': { rooms: ['server/protocol'], packages: [] },
  'client/webview': { rooms: ['server/protocol', 'client/messages'], packages: ['preact'] },
  client: { rooms: ['server/protocol', 'client/messages'], packages: ['vscode', 'vscode-languageclient'], node: true },
};

export interface SourceFile {
  /** From the project’s root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** All source files of the modules; the entry points `server/*.ts` connect modules and are in none. */
export function sourceFiles(root: string): readonly SourceFile[] {
  return ['server', 'client'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({
        path: [folder, ...name.split(sep)].join('/'),
        text: readFileSync(join(root, folder, name), 'utf8'),
      })),
  );
}

/** A sentence for each forbidden import. */
export function breaches(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path);
    const law = room === undefined ? undefined : laws[room];
    if (room === undefined || law === undefined) return [];
    return importsOf(file).flatMap((target) => breach(file.path, room, law, target) ?? []);
  });
}

export function importsOf(file: SourceFile): readonly string[] {
  return ts.preProcessFile(file.text, true, true).importedFiles.map((imported) => imported.fileName);
}

/** The innermost module of a path. */
function roomOf(path: string): string | undefined {
  return Object.keys(laws)
    .filter((room) => path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function breach(path: string, room: string, law: Law, target: string): string | undefined {
  if (!target.startsWith('.'))
    return isAllowedPackage(law, target) ? undefined : `${path} imports the package ${target}`;
  const found = relative('/', resolve('/', dirname(path), target))
    .split(sep)
    .join('/');
  const other = roomOf(found);
  if (other === room) return undefined;
  if (other === undefined || !law.rooms.includes(other)) return `${path} imports ${found}`;
  return found === `${other}/index.ts` ? undefined : `${path} imports ${found} instead of its module’s index.ts`;
}

function isAllowedPackage(law: Law, target: string): boolean {
  if (target.startsWith('node:')) return law.node === true;
  return law.packages.some((name) => target === name || target.startsWith(`${name}/`) || target.startsWith(`${name}-`));
}

const games = 'server/engine/rulesets';

/**
 * A sentence for each forbidden import between folders of games: a game imports only from its own folder and from its
 * family’s, whose name is the beginning of its own.
 */
export function strayGames(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const game = gameOf(file.path);
    if (game === undefined) return [];
    return importsOf(file)
      .filter((target) => target.startsWith('.'))
      .flatMap((target) => {
        const found = relative('/', resolve('/', dirname(file.path), target))
          .split(sep)
          .join('/');
        const other = gameOf(found);
        return other === undefined || game === other || game.startsWith(`${other}-`)
          ? []
          : [`${file.path} imports ${found}`];
      });
  });
}

/** The folder of the game or family that contains a file. */
function gameOf(path: string): string | undefined {
  return path.startsWith(`${games}/`) ? path.slice(games.length + 1).match(/^([^/]+)\//)?.[1] : undefined;
}

/**
 * A sentence for each place outside the games’ folders that compares a kind of step or fact that only games have. Kinds
 * that shared code declares as well are its own.
 */
export function strayKinds(files: readonly SourceFile[]): readonly string[] {
  const read = files
    .filter(({ text }) => /\b(?:kind|FactOf|factsOf|lastFact)\b/.test(text))
    .map((file) => ({ file, isGames: gameOf(file.path) !== undefined, tree: treeOf(file) }));
  const kindsOf = (isGames: boolean): ReadonlySet<string> =>
    new Set(
      read.filter((each) => each.isGames === isGames).flatMap(({ tree }) => nodesIn(tree).flatMap(declaredKinds)),
    );
  const [theirs, shared] = [kindsOf(true), kindsOf(false)];
  return read
    .filter(({ isGames }) => !isGames)
    .flatMap(({ file, tree }) =>
      nodesIn(tree)
        .flatMap(comparedKinds)
        .filter((kind) => (theirs.has(kind) || stepKinds.has(kind)) && !shared.has(kind))
        .map((kind) => `${file.path} compares the kind “${kind}”`),
    );
}

/** Kinds of steps that the engine itself creates. */
const stepKinds: ReadonlySet<string> = new Set(['round']);

export function treeOf({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
}

export function nodesIn(node: ts.Node): readonly ts.Node[] {
  const all: ts.Node[] = [];
  const visit = (each: ts.Node): void => {
    all.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return all;
}

/** `readonly kind: 'bet'` in a type, the rows of a game’s table of facts, and `kind: 'roll'` in a recorded step. */
function declaredKinds(node: ts.Node): readonly string[] {
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'FactOf') return rowsOfTable(node);
  if (ts.isPropertySignature(node) && node.name.getText() === 'kind' && node.type !== undefined)
    return textsIn(node.type);
  return isCallOf(node, ['record']) ? recordedKinds(node) : [];
}

/** The member names of the interface `Said` in `FactOf<Said>`. */
function rowsOfTable(node: ts.TypeReferenceNode): readonly string[] {
  const [table] = node.typeArguments ?? [];
  return nodesIn(node.getSourceFile())
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text === table?.getText())
    .flatMap(({ members }) => members.flatMap(({ name }) => (name !== undefined && 'text' in name ? [name.text] : [])));
}

/** The kinds of the step itself, not those of its details. */
function recordedKinds(call: ts.Node): readonly string[] {
  return nodesIn(call)
    .filter(ts.isPropertyAssignment)
    .filter(({ name, parent }) => name.getText() === 'kind' && !ts.isArrayLiteralExpression(parent.parent))
    .flatMap(({ initializer }) => textsIn(initializer));
}

/** `kind === 'bet'`, `case 'bet':`, `['bet', 'roll'].includes(kind)` and `factsOf(clauses, 'bet')`. */
function comparedKinds(node: ts.Node): readonly string[] {
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind))
    return isKind(node.left) || isKind(node.right) ? [...textsIn(node.left), ...textsIn(node.right)] : [];
  if (ts.isSwitchStatement(node) && isKind(node.expression))
    return node.caseBlock.clauses.flatMap((clause) => (ts.isCaseClause(clause) ? textsIn(clause.expression) : []));
  if (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    /^(?:factsOf|lastFact)$/.test(node.expression.text)
  )
    return node.arguments.slice(1).flatMap(textsIn);
  return isCallOf(node, ['includes', 'has', 'indexOf']) && node.arguments.some(isKind) ? textsIn(node.expression) : [];
}

function isCallOf(node: ts.Node, names: readonly string[]): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    names.includes(node.expression.name.text)
  );
}

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

function isKind(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) ? isKind(node.name) : ts.isIdentifier(node) && node.text === 'kind';
}

function textsIn(node: ts.Node): readonly string[] {
  return nodesIn(node)
    .filter((each) => ts.isStringLiteralLike(each))
    .map(({ text }) => text);
}
