import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const { browserslist } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The oldest browsers that the shop supports, as a query of browserslist; package.json is where they are written down. */
export const FLOOR = browserslist.join(', ');

/** Syntax that swc lowers, or nobody can, and that libraries are not lowered from. */
const TOO_NEW = { 'a static block': /\bstatic ?\{/, 'a lookbehind': /\(\?<[=!]/ };

/** A script with newer syntax than the floor has is not read at all by the oldest browsers: the build ends. */
export class OnlyKnownSyntaxPlugin {
  apply(compiler) {
    // Comments of a build for developers may say anything.
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
