import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { FLOOR } from './floor.mjs';

/** TypeScript and JSX through swc; `npm run types` checks types separately. */
export const scripts = ({ development = false, targets = FLOOR } = {}) => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    // Safari before 16.3 fails on some parameters, only with duplicate names; lowering them would make all code longer.
    env: { targets, exclude: ['transform-parameters'] },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react', development } },
    },
  },
});

/** The only library with newer syntax than the oldest browsers know; `OnlyKnownSyntaxPlugin` refuses others. */
export const newerSyntax = () => ({
  test: /node_modules[\\/]@radix-ui[\\/].*\.m?js$/,
  loader: 'swc-loader',
  options: { env: { targets: FLOOR }, isModule: 'unknown' },
});

/** Fonts and the page's own pictures; a server build gives them the same names without writing them. */
export const files = (emit = true) => ({
  test: /\.(woff2|png|jpg|css)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash][ext]', emit },
});

/** Part of a typeface, beside `files`; `?letters=other&later` is for parts that no first view uses. */
export const typefaces = () => ({
  test: /\.woff2$/,
  resourceQuery: /letters=/,
  loader: path.join(import.meta.dirname, 'font-loader.mjs'),
  generator: {
    filename: ({ filename }) =>
      `assets/${filename.endsWith('later') ? 'later-' : ''}[name].[contenthash][ext]`,
  },
});

/**
 * Modules derived from the rows of calls: browsers need some text of each row, and no schemas. And the entries of shoppers'
 * pages: they need no summaries.
 */
export const derived = () => ({
  test: /contracts[\\/]src[\\/](?:derived[\\/]|pages[\\/](?:storefront|checkout)\.)/,
  resourceQuery: { not: [/code/] },
  loader: path.join(import.meta.dirname, 'values-loader.mjs'),
});

/** Lets the minifier drop the router's unused components. */
export const router = () => ({
  test: /react-router[\\/]dist[\\/].*\.mjs$/,
  loader: path.join(import.meta.dirname, 'pure-loader.mjs'),
});

/** emotion imports these for a function that nobody calls (withTheme). */
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
 * A process keeps its source text in memory, with two bytes per letter if any letter is Spanish: without white space,
 * and with such letters as escapes, it is a quarter of that. Names stay, for stack traces.
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
