/**
 * A mutant that no test notices, and why none has to. `from` and `to` are what Stryker shows, on one line; `npm run mutate`
 * fails on a survivor that is not here, and on one here that a test notices by now.
 */
export type Explained = { file: string; from: string; to: string; why: string };

export const EXPLAINED: Explained[] = [
  {
    file: 'packages/contracts/src/money.ts',
    from: 'Math.abs(pesos * 100 - Math.round(pesos * 100)) < 1e-6',
    to: 'Math.abs(pesos * 100 - Math.round(pesos * 100)) <= 1e-6',
    why: 'No amount lies just there: binary fractions of pesos miss the centavo by far less, and a third decimal by far more.',
  },
  {
    file: 'gateway/src/request/csrf.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'Requests that a server receives have a method; the type of Node says otherwise because answers have none.',
  },
];
