/**
 * Gives back what only the start needed, 10 to 14 MB of a service. V8 by itself collects when the heap reaches its first
 * limit, which an idle service never does. Takes 0.1 to 0.3 s of CPU, so it belongs before the first request; without node's
 * flag --expose-gc nothing happens. There is a way to the collector without the flag, a new context of node:vm, but after it
 * each call through the gateway takes two thirds more CPU.
 */
export function giveMemoryBack(): void {
  // The only flavor after which V8 gives emptied pages to the system.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
