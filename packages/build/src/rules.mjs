import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { FLOOR } from './floor.mjs';

/** TypeScript and JSX through swc; types are checked apart, by `npm run types`. */
export const scripts = ({ development = false, targets = FLOOR } = {}) => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    // Parameters have a fault in Safari below 16.3 that only code with their names twice meets; lowered, all would be longer.
    env: { targets, exclude: ['transform-parameters'] },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react', development } },
    },
  },
});

/** The one library that is written in newer syntax than the floor has; `OnlyKnownSyntaxPlugin` refuses others. */
export const newerSyntax = () => ({
  test: /node_modules[\\/]@radix-ui[\\/].*\.m?js$/,
  loader: 'swc-loader',
  options: { env: { targets: FLOOR }, isModule: 'unknown' },
});

/** Fonts and the page's own pictures; a server build names them the same way without writing them. */
export const files = (emit = true) => ({
  test: /\.(woff2|png|jpg|css)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash][ext]', emit },
});

/** Part of a typeface, beside `files`; `?letters=other&later` is for those that no first view is drawn with. */
export const typefaces = () => ({
  test: /\.woff2$/,
  resourceQuery: /letters=/,
  loader: path.join(import.meta.dirname, 'font-loader.mjs'),
  generator: {
    filename: ({ filename }) =>
      `assets/${filename.endsWith('later') ? 'later-' : ''}[name].[contenthash][ext]`,
  },
});

/** What is derived from the rows of calls: browsers need some words of each, and none of the schemas. */
export const derived = () => ({
  test: /contracts[\\/]src[\\/]derived[\\/]/,
  resourceQuery: { not: [/code/] },
  loader: path.join(import.meta.dirname, 'values-loader.mjs'),
});

/** Lets the minifier drop the router's unused components. */
export const router = () => ({
  test: /react-router[\\/]dist[\\/].*\.mjs$/,
  loader: path.join(import.meta.dirname, 'pure-loader.mjs'),
});

/** What emotion imports for a function that nobody calls (withTheme). */
export const unused = () => ({
  test: /node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
});

// swc minifies three times faster than terser, to the same size.
export const minimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3, pure_getters: true }, mangle: true },
  });

/**
 * A process keeps the text that it runs, two bytes for each letter where one of them is Spanish: without white space, and
 * such letters written by their numbers, it is a quarter. Names stay, for traces of faults.
 */
export const serverMinimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: {
      ecma: 2022,
      compress: { ecma: 2022, keep_fnames: true },
      mangle: false,
      format: { ascii_only: true, comments: false },
    },
  });
