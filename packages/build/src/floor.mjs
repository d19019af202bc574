import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const { browserslist } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The oldest browsers that the shop supports, as a browserslist query; package.json defines them. */
export const FLOOR = browserslist.join(', ');

/** Newer syntax: swc does not lower it in libraries, or nothing can lower it. */
const TOO_NEW = { 'a static block': /\bstatic ?\{/, 'a lookbehind': /\(\?<[=!]/ };

/** The oldest browsers reject a script with newer syntax as a whole, so the build fails. */
export class OnlyKnownSyntaxPlugin {
  apply(compiler) {
    // A development build has comments, which may contain any text.
    if (!compiler.options.optimization.minimize) return;
    compiler.hooks.compilation.tap('OnlyKnownSyntax', (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'OnlyKnownSyntax', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((one) => one.endsWith('.js')))
          for (const [what, pattern] of Object.entries(TOO_NEW))
            if (pattern.test(assets[name].source().toString()))
              compilation.errors.push(
                new Error(`${name}: ${what} is newer than the browserslist of package.json`),
              );
      });
    });
  }
}
