import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../../tools/measure/figures.ts';
import { exactly, told, seconds } from '../scenario.ts';
import { checkInvariants, offencesOf } from '../invariants/check.ts';
import type { FaultShop } from './fault-shop.ts';

const REST_MS = 60_000;

/**
 * Waits until the shop is at rest again, at most the 60 s of I9, and judges both books then. Also answers for what
 * was seen of the traffic (I6, I7) and of the processes (I10) since the last time.
 */
export async function judgeAtRest(shop: FaultShop): Promise<{ figures: Figure[]; offences: string[] }> {
  const start = Date.now();
  let offences = offencesOf(await checkInvariants(shop.access(), 0));
  while (offences.length > 0 && Date.now() - start < REST_MS) {
    await sleep(500);
    offences = offencesOf(await checkInvariants(shop.access(), 0));
  }
  const seen = shop.traffic.offences.splice(0);
  const crashes = shop.crashes();
  const figures = [
    exactly('I1–I5, I8, I9, I11–I13: offences at rest', offences.length, 0),
    exactly(`I6, I7: offences in ${shop.traffic.answers} answers`, seen.length, 0),
    exactly('I10: processes that ended by themselves', crashes.length, 0),
    told('at rest after', seconds(Date.now() - start)),
  ];
  shop.traffic.answers = 0;
  return { figures, offences: [...offences, ...seen, ...crashes] };
}
