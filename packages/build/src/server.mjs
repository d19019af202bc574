import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { files, scripts, serverMinimizer, typefaces } from './rules.mjs';
import { sharedOfRemoteServer, sharedOfShellServer } from './shared.mjs';
import { common } from './webpack.mjs';

const require = createRequire(import.meta.url);

/** The same federation as in browsers; a plugin of the runtime fetches remotes over HTTP. */
const federation = ({ name, exposes }) =>
  new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    library: { type: 'commonjs-module', name },
    exposes,
    remotes: {},
    shared: exposes ? sharedOfRemoteServer() : sharedOfShellServer(),
    runtimePlugins: [require.resolve('@module-federation/node/runtimePlugin')],
    manifest: false,
    dts: false,
    dev: false,
  });

const server = ({ dir, name, entry = {}, alias = {}, exposes }) => {
  const base = common({ dir, name, kind: 'server' });
  return {
    ...base,
    mode: 'production',
    target: 'async-node24',
    entry,
    output: {
      path: path.join(dir, 'dist-ssr'),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      // Pictures have the same addresses as in browsers; a remote's code is fetched from where its entry was.
      publicPath: exposes ? 'auto' : '/',
      uniqueName: name,
      library: { type: exposes ? 'commonjs-module' : 'commonjs2', ...(exposes && { name }) },
      hashDigestLength: 12,
      hashFunction: 'xxhash64',
      clean: true,
    },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        // Browsers get a smaller emotion build, which needs a document.
        'emotion-itself$': path.join(path.dirname(require.resolve('@emotion/react')), 'emotion-react.esm.js'),
        ...alias,
      },
      conditionNames: ['node', 'import', 'module', 'default'],
    },
    module: {
      rules: [scripts({ targets: 'node 24' }), files(false), typefaces()],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimizer: [serverMinimizer()], splitChunks: false },
    plugins: [
      federation({ name, exposes }),
      ...(exposes ? [] : [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })]),
    ],
  };
};

/** Server build of a remote: `dist-ssr/remoteEntry.js`, which the shell's server loads. */
export const remoteServer = ({ dir, name }) =>
  server({ dir, name, exposes: { './routes': './src/routes.tsx' } });

/** Server build of the shell: `dist-ssr/app.cjs`, which renders pages (shell/src/ssr.tsx). */
export const shellServer = ({ dir, name }) =>
  server({
    dir,
    name,
    entry: { app: './src/ssr.tsx' },
    alias: { './remotes.ts$': path.join(dir, 'src/remotes.server.ts') },
  });
