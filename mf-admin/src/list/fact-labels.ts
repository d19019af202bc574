import type { Fact, Facts } from '@shop/contracts/facts';

/** What the parts of a fact are called beside their values: 'ml', 'Dulzor'. */
export const partLabels = (fact: Fact): Record<string, string> => {
  if (!('parts' in fact)) return {};
  return fact.kind === 'amounts' ? fact.units : fact.parts;
};

/** What facts and their parts are called. */
export const factLabels = (rows: Facts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([name, fact]) => [[name, fact.label], ...Object.entries(partLabels(fact))]),
  );
