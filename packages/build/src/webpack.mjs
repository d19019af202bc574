import path from 'node:path';
import webpack from 'webpack';
import { FirstFilesPlugin } from './first-files.mjs';
import { pagePlugins } from './page.mjs';
import { PrecompressPlugin } from './precompress.mjs';
import { FLOOR, OnlyKnownSyntaxPlugin } from './floor.mjs';
import { derived, files, minimizer, newerSyntax, router, scripts, typefaces, unused } from './rules.mjs';
import { sharedOfRemote, sharedOfShell } from './shared.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

// The cache's version contains webpack's, because modules cached by another webpack version do not load.
const cacheOf = (name) => ({
  type: 'filesystem',
  name,
  version: `${webpack.version}-${FLOOR}`,
  cacheDirectory: path.join(root, '.cache/webpack'),
  buildDependencies: { config: [import.meta.filename, path.join(import.meta.dirname, 'shared.mjs')] },
});

const federation = ({ name, exposes }) =>
  new webpack.container.ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    exposes,
    shared: exposes ? sharedOfRemote() : sharedOfShell(),
  });

const outputOf = ({ dir, name, exposes, out }) => ({
  path: out ?? path.join(dir, 'dist'),
  filename: '[name].[contenthash].js',
  chunkFilename: '[name].[contenthash].js',
  publicPath: exposes ? 'auto' : '/',
  uniqueName: name,
  hashDigestLength: 12,
  hashFunction: 'xxhash64',
  // The web servers keep earlier releases (packages/web-server).
  clean: true,
  // The same time that the shell waits for a remote's first file.
  chunkLoadTimeout: 20_000,
  crossOriginLoading: 'anonymous',
});

/** Settings that browser, server and development builds have in common. */
export const common = ({ dir, name, kind }) => ({
  context: dir,
  devtool: false,
  cache: cacheOf(`${name}-${kind}`),
  performance: false,
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    conditionNames: ['import', 'module', 'browser', 'default'],
    alias: {
      // The package's exports name the development files in every mode.
      'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
      'emotion-itself$': path.join(root, 'node_modules/@emotion/react/dist/emotion-react.browser.esm.js'),
    },
  },
});

/**
 * Packages that rarely change between releases are in their own file, which stays in browsers' caches: React and other
 * large ones. The browser then compiles them separately from the federation's start in the other file.
 */
const react = {
  name: 'react',
  test: /node_modules[\\/](?:react|react-router|immer|reselect|redux|redux-thunk|@reduxjs[\\/]toolkit|react-redux|@emotion[\\/]\w+|stylis)[\\/]/,
  chunks: 'initial',
  enforce: true,
};

/** Code that many files would copy is in one shared file, which visitors have by their second page. */
const together = (groups) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, { test, copies }], at) => [
      name,
      { name, test, minChunks: copies, chunks: 'async', enforce: true, priority: -at },
    ]),
  );

/** Takes over the page after all other scripts have run (shell/src/main.ts). */
const dom = {
  name: 'react-dom',
  test: /node_modules[\\/](?:react-dom|scheduler)[\\/]/,
  enforce: true,
};

/**
 * Nearly all functions in the scripts of every page are called at once. Chrome then compiles them while the file loads;
 * otherwise it would parse each function a second time when it is called.
 */
const readAtOnce = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(?:main|react|react-dom)\./,
    // At an earlier stage the minifier would drop the comment.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

const browser = (frontEnd) => ({
  ...common({ ...frontEnd, kind: 'browser' }),
  mode: 'production',
  target: `browserslist:${FLOOR}`,
  entry: frontEnd.entry ?? {},
  output: outputOf(frontEnd),
  module: { rules: [scripts(), newerSyntax(), files(), typefaces(), derived(), router(), unused()] },
  optimization: {
    minimizer: [minimizer()],
    mangleExports: 'size',
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    splitChunks: {
      chunks: 'async',
      cacheGroups: { ...(!frontEnd.exposes && { react, dom }), ...together(frontEnd.together ?? {}) },
    },
    realContentHash: true,
  },
  plugins: [
    federation(frontEnd),
    ...(frontEnd.html ? [...pagePlugins(frontEnd.html), readAtOnce()] : [new FirstFilesPlugin()]),
    new OnlyKnownSyntaxPlugin(),
    new PrecompressPlugin(),
  ],
});

/**
 * Production build of the shell.
 * @param {{ dir: string, name: string, entry: Record<string, string>, html: string, out?: string }} frontEnd
 */
export const shell = (frontEnd) => browser(frontEnd);

/**
 * Production build of a remote: one container that exposes `./routes`. `together`: files for code that many pages
 * share: the name, the modules, and the number of copies from which on they are moved there; earlier rows win.
 * @param {{ dir: string, name: string, out?: string, together?: Record<string, { test: RegExp, copies: number }> }} frontEnd
 */
export const remote = (frontEnd) => browser({ ...frontEnd, exposes: { './routes': './src/routes.tsx' } });

/**
 * The shop's service worker: one file with a fixed name, beside the shell's. It is built after them, because their
 * build empties the folder first.
 * @param {{ dir: string, name: string }} frontEnd
 */
export const worker = ({ dir, name, entry }) => ({
  ...common({ dir, name, kind: 'worker' }),
  name: 'worker',
  dependencies: [name],
  mode: 'production',
  target: 'webworker',
  entry,
  output: { ...outputOf({ dir, name }), filename: 'sw.js', clean: false },
  module: { rules: [scripts(), files(), derived()] },
  optimization: { minimizer: [minimizer()], mangleExports: 'size' },
  plugins: [new OnlyKnownSyntaxPlugin(), new PrecompressPlugin()],
});
