import { complaints } from '../../test/faults/report.ts';
import { runScenario } from '../../test/faults/run-scenario.ts';
import type { Scenario } from '../../test/faults/scenario.ts';
import { doubleSubmit } from '../../test/faults/scenarios/f5-double-submit.scenario.ts';
import { queueSpeed } from '../../test/faults/scenarios/queue-speed.scenario.ts';
import type { Figure } from '../measure/figures.ts';
import { withFaultShop } from './fault-shop.ts';

export const benchDouble = (): Promise<Figure[]> => figuresOf(doubleSubmit);
export const benchQueue = (): Promise<Figure[]> => figuresOf(queueSpeed);

/** What a scenario of the faults measures in its full form, with the invariants after it. */
async function figuresOf(scenario: Scenario): Promise<Figure[]> {
  const figures: Figure[] = [];
  await withFaultShop(async (shop) => {
    const result = await runScenario(scenario, shop, { seed: 'bench', isShort: false, rounds: undefined });
    for (const line of complaints(result)) console.log(line);
    figures.push(...result.figures.map((figure) => ({ ...figure, what: `${scenario.id}: ${figure.what}` })));
  });
  return figures;
}
