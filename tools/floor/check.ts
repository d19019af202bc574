// node tools/floor/check.ts [file …]: refuses functions of the language and of browsers that are younger than `browserslist`, in all
// code that browsers run. `a.x?.()` and `a.x?.y` say that x may be missing, and are allowed.
import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { youngerThanFloor } from './younger.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BROWSER = ['shell/src', 'mf-*/src', 'packages/{app-kit,bottle,contracts,ui,vendor}/src'];
const OF_NODE = /\.test\.tsx?$|[/\\]testing[/\\]|[/\\](?:ssr|document|remotes\.server)\.tsx?$/;

/** The path in each line of polyfills.ts, such as 'array.tosorted'. */
const polyfilled = new Set(
  [
    ...readFileSync(join(ROOT, 'shell/src/polyfills.ts'), 'utf8').matchAll(
      /core-js\/modules\/\w+\.([\w.-]+)'/g,
    ),
  ].map(([, path = '']) => path.replaceAll('-', '')),
);
const paths = youngerThanFloor().map((path) => path.map((part) => part.replace(/_static$/, '')));
const whole = new Set(paths.filter(({ length }) => length === 1).flat());
/** The refused functions, without the members of an interface that is younger itself: its use is refused already. */
const younger = new Set(
  paths
    .filter(([holder = '', ...rest]) => rest.length === 0 || !whole.has(holder))
    .map((path) => path.join('.').replace(/^Window\./, ''))
    .filter((path) => !polyfilled.has(path.toLowerCase())),
);
const names = new Set([...younger].map((path) => path.split('.').at(-1)));

const isOfPlatform = (node: ts.Declaration) => /[/\\]lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName);

/** The name of a platform symbol, such as 'URL.canParse', from TypeScript's libraries; undefined for our own code. */
function nameOf(symbol: ts.Symbol | undefined): string | undefined {
  const declaration = symbol?.declarations?.find(isOfPlatform);
  if (!symbol || !declaration) return undefined;
  const holder = declaration.parent;
  if (ts.isInterfaceDeclaration(holder)) {
    const of = holder.name.text.replace(/^Readonly|Constructor$/g, '');
    return `${of}.${symbol.name}`.replace(/^Window\./, '');
  }
  // declare var URL: { canParse(…): boolean }
  const variable = ts.isTypeLiteralNode(holder) && ts.isVariableDeclaration(holder.parent) && holder.parent;
  return variable ? `${variable.name.getText()}.${symbol.name}` : symbol.name;
}

/** `a.x?.y` and `a.x?.()` */
function isGuarded(node: ts.Identifier): boolean {
  const use = node.parent;
  if (!ts.isPropertyAccessExpression(use) || use.name !== node) return false;
  const { parent } = use;
  const goesOn = ts.isPropertyAccessExpression(parent) || ts.isCallExpression(parent);
  return goesOn && parent.expression === use && parent.questionDotToken !== undefined;
}

/** False for a key of a literal and for an attribute: these only write a property. */
const isRead = ({ parent }: ts.Identifier) => !ts.isPropertyAssignment(parent) && !ts.isJsxAttribute(parent);

function faultsOf(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const faults: string[] = [];
  const tell = (node: ts.Node, what: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`${relative(ROOT, file.fileName)}:${line + 1} ${what}`);
  };
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]|\/\w*v\w*$/.test(node.text))
      tell(node, `${node.text}: lookbehind and the flag v`);
    if (ts.isIdentifier(node) && names.has(node.text) && isRead(node) && !isGuarded(node)) {
      const name = nameOf(checker.getSymbolAtLocation(node));
      if (name && younger.has(name)) tell(node, name);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return faults;
}

const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile) as { config: object };
const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, ROOT);
const ofBrowsers = () =>
  BROWSER.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter((file) => !OF_NODE.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(ROOT, file));
const given = process.argv.slice(2).map((file) => resolve(file));
const files = given.length > 0 ? given : ofBrowsers();
const program = ts.createProgram(files, options);
const faults = program
  .getSourceFiles()
  .filter(({ fileName }) => files.includes(fileName))
  .flatMap((file) => faultsOf(file, program.getTypeChecker()));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error('✖ younger than the browserslist of package.json (docs/decisions/0050-oldest-browsers.md)');
  process.exitCode = 1;
}
