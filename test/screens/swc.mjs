/** How the tests' TypeScript and JSX become JavaScript. */
export const SWC = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
  module: { type: 'es6' },
};
