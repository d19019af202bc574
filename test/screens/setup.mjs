import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import '../bare/setup.mjs';
import './window.mjs';
import { SWC } from './swc.mjs';

const FONT = new URL('font-stub.mjs', import.meta.url).href;
const EACH_FILE = new URL('testing/each-file.ts', import.meta.url).href;

/** Node strips types, but does not know JSX. Each test file begins with what its tests have in common. */
registerHooks({
  resolve: (specifier, context, next) =>
    /\.(woff2|css)(\?|$)/.test(specifier) ? { url: FONT, shortCircuit: true } : next(specifier, context),
  load(url, context, next) {
    const { href } = Object.assign(new URL(url), { search: '' });
    const isTest = /\.test\.tsx?$/.test(href);
    if (!isTest && !href.endsWith('.tsx')) return next(url, context);
    const filename = fileURLToPath(href);
    const options = { ...SWC, filename, sourceMaps: 'inline' };
    const { code } = transformSync(readFileSync(filename, 'utf8'), options);
    const source = isTest ? `import '${EACH_FILE}';${code}` : code;
    return { format: 'module', source, shortCircuit: true };
  },
});
