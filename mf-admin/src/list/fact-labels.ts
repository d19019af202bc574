import type { Fact, Facts } from '@shop/contracts/facts';

/** The labels of a fact's parts: 'ml', 'Dulzor'. */
export const partLabels = (fact: Fact): Record<string, string> => {
  if (!('parts' in fact)) return {};
  return fact.kind === 'amounts' ? fact.units : fact.parts;
};

/** The labels of facts and their parts. */
export const factLabels = (rows: Facts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([name, fact]) => [[name, fact.label], ...Object.entries(partLabels(fact))]),
  );
