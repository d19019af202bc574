import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = `${pathToFileURL(`${import.meta.dirname}/..`)}/`;
const RUNNER = new URL('native-runner.mjs', import.meta.url).href;
const GLOBALS = Symbol.for('shop.test.globals');
const NAMES = 'afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test';

/** Source texts without their types, by file. */
const stripped = new Map();
let file = 0;

/** From here on, modules are loaded anew and `@jest/globals` gives `globals`: for the next test file. */
export function startFile(globals) {
  if (file === 0) registerHooks({ resolve, load });
  file += 1;
  globalThis[GLOBALS] = globals;
}

const isOurs = (url) => url.startsWith(ROOT) && !url.includes('/node_modules/');
/** Jest loads files of the shop too, such as its configuration: those stay what they are. */
const isTested = (parent) => parent === RUNNER || parent?.includes('?file=');

function resolve(specifier, context, next) {
  if (!isTested(context.parentURL)) return next(specifier, context);
  if (specifier === '@jest/globals')
    return { url: `jest:globals?file=${file}`, format: 'module', shortCircuit: true };
  const found = next(specifier, context);
  return isOurs(found.url) ? { ...found, url: `${found.url}?file=${file}` } : found;
}

function load(url, context, next) {
  if (url.startsWith('jest:globals')) {
    const source = `export const { ${NAMES} } = globalThis[Symbol.for('shop.test.globals')];`;
    return { format: 'module', source, shortCircuit: true };
  }
  if (!isOurs(url) || !/\.ts\?/.test(url)) return next(url, context);
  const path = fileURLToPath(url);
  if (!stripped.has(path)) stripped.set(path, stripTypeScriptTypes(readFileSync(path, 'utf8')));
  return { format: 'module', source: stripped.get(path), shortCircuit: true };
}
