import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** A front end that is built: its folder's name and the webpack configurations in it. */
export type FrontEnd = { name: string; configs: string[] };
export const FRONT_ENDS: FrontEnd[] = ['shell', 'mf-storefront', 'mf-checkout', 'mf-admin'].map((name) => ({
  name,
  configs: ['webpack.config.mjs', 'webpack.ssr.mjs'].filter((file) => existsSync(join(ROOT, name, file))),
}));

const SHARED = [
  'packages/{contracts,bottle,app-kit,ui,vendor,build}/**/*.{ts,tsx,mjs,json,svg,html,woff2}',
  'package-lock.json',
];
const NOT_BUILT = /\.test\.tsx?$|[/\\](testing|node_modules|dist|dist-ssr)[/\\]/;

/** Hash of all inputs of a front end's build; an equal hash means that the build on disk is current. */
function inputHash(frontEnd: FrontEnd): string {
  const own = [
    `${frontEnd.name}/src/**/*`,
    `${frontEnd.name}/public/**/*`,
    `${frontEnd.name}/*.{mjs,json,html}`,
  ];
  const files = [...own, ...SHARED].flatMap((pattern) =>
    globSync(pattern, { cwd: ROOT, withFileTypes: true }),
  );
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const hash = createHash('sha256');
  for (const path of paths.filter((p) => !NOT_BUILT.test(p.slice(ROOT.length))).sort())
    hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  return hash.digest('hex');
}

const markOf = (frontEnd: FrontEnd) => join(ROOT, frontEnd.name, 'dist', '.build-hash');
export const isFresh = (frontEnd: FrontEnd): boolean =>
  existsSync(markOf(frontEnd)) && readFileSync(markOf(frontEnd), 'utf8') === inputHash(frontEnd);
export const markFresh = (frontEnd: FrontEnd): void => writeFileSync(markOf(frontEnd), inputHash(frontEnd));
