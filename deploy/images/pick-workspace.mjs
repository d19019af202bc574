// node pick-workspace.mjs <repository> <workspace folders, by commas> <out> [--build]
// Writes what the image of these workspaces is made of: <out>/manifests (what npm reads, so that the layer with the
// dependencies only changes with them) and <out>/files (the sources of the workspaces and of the packages they use).
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What packages/build runs on; the root names them for all front ends. */
const BUILD_TOOLS = [
  '@module-federation/enhanced',
  '@module-federation/node',
  '@swc/core',
  'core-js',
  'html-webpack-plugin',
  'subset-font',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
  'webpack-cli',
];
/** The builders of contracts go along: the API's documents take their examples from them. */
const NOT_SHIPPED = /\.test\.tsx?$|(?<!contracts[/\\]src)[/\\]testing$|[/\\]conformance$/;
/** The sample content that a service reads from SEED_DIR. */
const SEEDS = {
  'services/catalog': ['seed/catalog.json'],
  'services/content-media': ['seed/pages.json', 'seed/images'],
};
/** Where there is no folder to mount, a scheduled backup runs in the image that knows both kinds of stores. */
const TOOLS = { 'services/content-media': ['tools/backup', 'scripts'] };

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const foldersOf = (repository, pattern) =>
  pattern.endsWith('/*')
    ? readdirSync(join(repository, pattern.slice(0, -2))).map((name) => join(pattern.slice(0, -2), name))
    : [pattern];

/** Answers the folders of these workspaces and of every package of the shop that they need. */
function closures(repository, root) {
  const folders = root.workspaces
    .flatMap((pattern) => foldersOf(repository, pattern))
    .filter((folder) => existsSync(join(repository, folder, 'package.json')));
  const manifestOf = (folder) => readJson(join(repository, folder, 'package.json'));
  const folderOf = new Map(folders.map((folder) => [manifestOf(folder).name, folder]));
  const closureOf = (workspaces, found = new Set()) => {
    for (const folder of workspaces.filter((one) => !found.has(one))) {
      found.add(folder);
      const needed = Object.keys(manifestOf(folder).dependencies ?? {});
      closureOf(needed.map((name) => folderOf.get(name)).filter(Boolean), found);
    }
    return [...found].sort();
  };
  return { closureOf, frontEnds: folders.filter((folder) => /^(shell|mf-[^/]+)$/.test(folder)) };
}

function writeManifests(repository, folders, { root, out, build }) {
  const put = (path, manifest) => {
    mkdirSync(join(out, path), { recursive: true });
    writeFileSync(join(out, path, 'package.json'), JSON.stringify(manifest, null, 2));
  };
  for (const folder of folders) {
    const { devDependencies: _, ...manifest } = readJson(join(repository, folder, 'package.json'));
    put(folder, manifest);
  }
  const { name, version, type, overrides, devDependencies, browserslist } = root;
  const tools = Object.fromEntries(BUILD_TOOLS.map((tool) => [tool, devDependencies[tool]]));
  const dependencies = build ? { ...root.dependencies, ...tools } : {};
  put('.', {
    name,
    version,
    type,
    private: true,
    workspaces: folders,
    overrides,
    browserslist,
    dependencies,
  });
  for (const file of ['package-lock.json', '.npmrc']) cpSync(join(repository, file), join(out, file));
}

function pick(repository, workspaces, out, build) {
  const root = readJson(join(repository, 'package.json'));
  const { closureOf, frontEnds } = closures(repository, root);
  const always = build ? ['packages/build', 'packages/vendor'] : [];
  // The bundler's layer is large, so that all front ends share one.
  const installed = closureOf([...workspaces, ...(build ? frontEnds : []), ...always]);
  writeManifests(repository, installed, { root, out: join(out, 'manifests'), build });
  for (const folder of closureOf([...workspaces, ...always]))
    cpSync(join(repository, folder), join(out, 'files', folder), {
      recursive: true,
      filter: (from) => !NOT_SHIPPED.test(from),
    });
  for (const path of workspaces.flatMap((one) => [...(SEEDS[one] ?? []), ...(TOOLS[one] ?? [])]))
    cpSync(join(repository, path), join(out, 'files', path), {
      recursive: true,
      filter: (from) => !NOT_SHIPPED.test(from),
    });
  // Their folders say which services, and so which databases, there are.
  if (workspaces.some((one) => TOOLS[one]))
    for (const name of readdirSync(join(repository, 'services')))
      cpSync(
        join(repository, 'services', name, 'package.json'),
        join(out, 'files/services', name, 'package.json'),
      );
}

const [repository, named = '', out, flag] = process.argv.slice(2);
const workspaces = named.split(',').flatMap((pattern) => foldersOf(repository, pattern));
const absent = workspaces.find((one) => !one || !existsSync(join(repository, one, 'package.json')));
if (absent !== undefined) {
  console.error(
    `pick-workspace: '${absent}' is no workspace (docker build --build-arg WORKSPACE=services/catalog)`,
  );
  process.exit(1);
}
pick(resolve(repository), workspaces, out, flag === '--build');
