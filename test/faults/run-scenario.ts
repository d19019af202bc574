import { loadavg } from 'node:os';
import type { Options } from './options.ts';
import { seeded } from './random.ts';
import type { Figure } from '../../tools/measure/figures.ts';
import type { Scenario } from './scenario.ts';
import type { FaultShop } from './shop/fault-shop.ts';
import { judgeAtRest } from './shop/rest.ts';

export type ScenarioResult = {
  id: string;
  title: string;
  rounds: number;
  figures: Figure[];
  offences: string[];
  /** Of the machine over the last minute, before and after: times are only worth what the machine was free to give. */
  load: [number, number];
  seconds: number;
};

/** Runs one scenario and judges the invariants after it. A scenario that breaks off is a failure, not the end of the run. */
export async function runScenario(
  scenario: Scenario,
  shop: FaultShop,
  { seed, isShort, rounds: asked }: Pick<Options, 'seed' | 'isShort' | 'rounds'>,
): Promise<ScenarioResult> {
  const start = performance.now();
  const before = load();
  const rounds = asked ?? (isShort ? scenario.rounds.short : scenario.rounds.full);
  const figures: Figure[] = [];
  const offences: string[] = [];
  // A machine that is busy with others may make the shop say 'not now', which the short form does not hold against it.
  shop.traffic.isFaulty = isShort || scenario.isFault === true;
  try {
    figures.push(
      ...(await scenario.run({ shop, rounds, isShort, random: seeded(`${seed} ${scenario.id}`) })),
    );
    const judged = await judgeAtRest(shop);
    figures.push(...judged.figures);
    offences.push(...judged.offences);
  } catch (error) {
    figures.push({ what: 'the scenario broke off', measured: (error as Error).message, limit: 0, unit: '' });
    offences.push((error as Error).stack ?? String(error));
  }
  const took = Math.round((performance.now() - start) / 1_000);
  return {
    id: scenario.id,
    title: scenario.title,
    rounds,
    figures,
    offences,
    load: [before, load()],
    seconds: took,
  };
}

const load = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;
