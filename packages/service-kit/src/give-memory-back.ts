import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what only the start needed, 12 to 15 MB of a service. V8 by itself collects when the heap reaches its first
 * limit, which an idle service never does. Stops the process for 0.1 to 0.3 s of CPU, so it belongs before the first request.
 */
export function giveMemoryBack(): void {
  // By hand: no image and no command line has to know of a flag.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  // The only flavor after which V8 gives emptied pages to the system.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
