import path from 'node:path';
import webpack from 'webpack';

const here = (file) => path.join(import.meta.dirname, file);
const swap = (pattern, file) => new webpack.NormalModuleReplacementPlugin(pattern, here(file));

/**
 * Parts of the pinned federation runtime (2.9.2) that this shop never runs, replaced by empty or smaller ones: 6.3 kB, and what
 * each saves stands in decision 0003. An update of the runtime has to look at them again.
 */
export const trims = () => [
  swap(/plugins\/snapshot\/SnapshotHandler\.js$/, 'snapshot-handler.mjs'),
  swap(/utils\/preload\.js$/, 'preload.mjs'),
  swap(/utils\/semver\/index\.js$/, 'semver.mjs'),
  swap(/webpack-bundler-runtime\/dist\/remotes\.js$/, 'static-remotes.mjs'),
  swap(/webpack-bundler-runtime\/dist\/(?:init|getSharedFallbackGetter)\.js$/, 'tree-shaken-shares.mjs'),
  swap(/error-codes\/dist\/desc\.mjs$/, 'error-texts.mjs'),
];

const uncalled = (test, names) => ({ test, loader: here('uncalled-loader.mjs'), options: { names } });

/** The same inside files that are needed otherwise: 1 kB. Remotes are never preloaded or replaced, and are plain scripts. */
export const trimmed = () => [
  uncalled(/runtime-core\/dist\/remote\/index\.js$/, ['preloadRemote', 'removeRemote']),
  uncalled(/runtime-core\/dist\/utils\/load\.js$/, ['loadEsmEntry', 'loadSystemJsEntry']),
];
