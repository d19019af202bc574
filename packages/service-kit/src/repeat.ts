import { untilTick } from './until-tick.ts';

/**
 * Runs `work` at once, and again `everyMs` after each end, also after a failure: `work` itself reports its failures.
 * @returns a function that stops it
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
