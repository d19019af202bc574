// node pick-workspace.mjs <repository> <workspace folder> <out> [--build]
// Writes what the image of one workspace is made of: <out>/manifests (what npm reads, so that the layer with the
// dependencies only changes with them) and <out>/files (the sources of the workspace and of the packages it uses).
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What packages/build runs on; the root names them for all front ends. */
const BUILD_TOOLS = [
  '@module-federation/enhanced',
  '@swc/core',
  'html-webpack-plugin',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
  'webpack-cli',
];
const NOT_SHIPPED = /\.test\.tsx?$|[/\\]testing$|[/\\]conformance$/;
/** 5 MB that one service alone puts into its bucket. */
const ONLY_FOR = { 'seed/images': 'services/content-media' };

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const foldersOf = (repository, pattern) =>
  pattern.endsWith('/*')
    ? readdirSync(join(repository, pattern.slice(0, -2))).map((name) => join(pattern.slice(0, -2), name))
    : [pattern];

/** Folders of the workspace and of every package of the shop that it needs. */
function closureOf(repository, workspace, root) {
  const folders = root.workspaces
    .flatMap((pattern) => foldersOf(repository, pattern))
    .filter((folder) => existsSync(join(repository, folder, 'package.json')));
  const folderOf = new Map(folders.map((f) => [readJson(join(repository, f, 'package.json')).name, f]));
  const found = new Set();
  const add = (folder) => {
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {} } = readJson(join(repository, folder, 'package.json'));
    for (const name of Object.keys(dependencies)) if (folderOf.has(name)) add(folderOf.get(name));
  };
  add(workspace);
  return { found, add };
}

function pick(repository, workspace, out, build) {
  const root = readJson(join(repository, 'package.json'));
  const { found, add } = closureOf(repository, workspace, root);
  if (build) ['packages/build', 'packages/vendor'].forEach(add);
  const tools = build ? BUILD_TOOLS.map((name) => [name, root.devDependencies[name]]) : [];
  const manifests = join(out, 'manifests');
  for (const folder of found) {
    mkdirSync(join(manifests, folder), { recursive: true });
    const { devDependencies: _, ...manifest } = readJson(join(repository, folder, 'package.json'));
    writeFileSync(join(manifests, folder, 'package.json'), JSON.stringify(manifest, null, 2));
    cpSync(join(repository, folder), join(out, 'files', folder), {
      recursive: true,
      filter: (from) =>
        !NOT_SHIPPED.test(from) && (ONLY_FOR[from.slice(repository.length + 1)] ?? workspace) === workspace,
    });
  }
  const { name, version, type, overrides, dependencies } = root;
  const picked = { name, version, type, private: true, workspaces: [...found].sort(), overrides };
  picked.dependencies = build ? { ...dependencies, ...Object.fromEntries(tools) } : {};
  writeFileSync(join(manifests, 'package.json'), JSON.stringify(picked, null, 2));
  for (const file of ['package-lock.json', '.npmrc']) cpSync(join(repository, file), join(manifests, file));
  mkdirSync(join(out, 'files'), { recursive: true });
  cpSync(join(manifests, 'package.json'), join(out, 'files', 'package.json'));
}

const [repository, workspace, out, flag] = process.argv.slice(2);
if (!workspace || !existsSync(join(repository, workspace, 'package.json'))) {
  console.error(
    `pick-workspace: '${workspace}' is no workspace (docker build --build-arg WORKSPACE=services/catalog)`,
  );
  process.exit(1);
}
pick(dirname(join(repository, 'x')), workspace, out, flag === '--build');
