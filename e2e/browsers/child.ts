import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type Child = {
  /** The first match in what the program says. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  stop: () => Promise<void>;
};

/** A program of its own process group, so that its children end with it. */
export function startChild(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk);
      child.emit('said');
    });
  const says = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(said);
      if (found) return found;
      if (hasEnded(child)) throw new Error(`${command} ended: ${said}`);
      await Promise.race([once(child, 'said'), once(child, 'exit')]);
    }
  };
  const stop = async () => {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid!, 'SIGKILL');
    await ended;
  };
  return { says, stop };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
