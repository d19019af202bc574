import { FACTS } from '@shop/contracts/elixir-facts';
import type { Fact } from '@shop/contracts/facts';

/** What the parts of a fact are called beside their values: 'ml', 'Dulzor'. */
export const partLabels = (fact: Fact): Record<string, string> => {
  if (fact.kind === 'text') return {};
  return fact.kind === 'amounts' ? fact.units : fact.parts;
};

/** What a product's facts and their parts are called. */
export const FACT_LABELS: Record<string, string> = Object.fromEntries(
  Object.entries(FACTS).flatMap(([name, fact]) => [[name, fact.label], ...Object.entries(partLabels(fact))]),
);
