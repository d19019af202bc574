import { startChild, type Child, type Part } from './child.ts';

const MAX_RESTARTS_PER_MINUTE = 5;

/** Keeps the parts of the shop running: one that dies is started again, one that keeps dying ends the shop. */
export type Supervisor = { start: (part: Part) => void; stopAll: () => Promise<void> };

export function createSupervisor(dataDir: string, giveUp: (reason: string) => void): Supervisor {
  const running = new Map<string, Child>();
  const deaths = new Map<string, number[]>();
  let stopping = false;

  const onExit = (part: Part) => (code: number | null) => {
    running.delete(part.name);
    if (stopping) return;
    const recent = (deaths.get(part.name) ?? []).filter((at) => Date.now() - at < 60_000);
    deaths.set(part.name, [...recent, Date.now()]);
    // Exit code 1 is a service's own word that it cannot start (configuration, store); repeating changes nothing.
    if (code === 1 || recent.length >= MAX_RESTARTS_PER_MINUTE)
      return giveUp(`${part.name} ended with code ${code}`);
    console.error(`${part.name} ended unexpectedly and is started again.`);
    start(part);
  };
  const start = (part: Part) => {
    running.set(part.name, startChild(part, dataDir, onExit(part)));
  };

  return {
    start,
    stopAll: async () => {
      stopping = true;
      // The last started (the gateway) stops first, so that nobody is answered by half a shop.
      for (const child of [...running.values()].reverse()) await child.stop();
    },
  };
}
