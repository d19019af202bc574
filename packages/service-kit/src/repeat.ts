import { untilTick } from './until-tick.ts';

/**
 * Does `work` now, and again `everyMs` after it has ended, whether it succeeded or not: what it has to say of a failure
 * it says itself.
 * @returns stops it
 */
export function repeat(work: () => Promise<unknown>, everyMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const again = () => {
    if (!isStopped) timer = setTimeout(turn, untilTick(everyMs)).unref();
  };
  const turn = () => void work().then(again, again);
  turn();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
