import path from 'node:path';
import webpack from 'webpack';
import { files, scripts } from './rules.mjs';
import { sharedKeys } from './shared.mjs';
import { common } from './webpack.mjs';

/**
 * One CommonJS file for Node: what the gateway renders pages with.
 * Shared packages of a remote stay outside; the shell's file brings them (`provided`), so there is one React.
 * @param {{ dir: string, name: string, entry: Record<string, string>, alias?: Record<string, string>, remote?: boolean }} piece
 */
const server = ({ dir, name, entry, alias = {}, remote = false }) => {
  const base = common({ dir, name, kind: 'server' });
  return {
    ...base,
    mode: 'production',
    target: 'node24',
    entry,
    output: {
      path: path.join(dir, 'dist-ssr'),
      filename: '[name].cjs',
      publicPath: '/',
      library: { type: 'commonjs2' },
      hashDigestLength: 12,
      hashFunction: 'xxhash64',
      clean: true,
    },
    externals: remote ? Object.fromEntries(sharedKeys().map((key) => [key, `commonjs ${key}`])) : undefined,
    resolve: { ...base.resolve, alias, conditionNames: ['node', 'import', 'module', 'default'] },
    module: {
      rules: [scripts(), files(false)],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
};

/** Server build of a remote: `dist-ssr/routes.cjs`. */
export const remoteServer = ({ dir, name }) =>
  server({ dir, name, entry: { routes: './src/routes.tsx' }, remote: true });

/** Server build of the shell: `dist-ssr/app.cjs`; remotes are handed in by the caller instead of loaded. */
export const shellServer = ({ dir, name }) =>
  server({
    dir,
    name,
    entry: { app: './src/ssr.tsx' },
    alias: {
      './remotes.ts$': path.join(dir, 'src/remotes.server.ts'),
      'react-router-dom$': '@shop/vendor/router',
    },
  });
