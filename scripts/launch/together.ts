import { SHARED } from '../services.ts';
import type { Part } from './child.ts';
import { GUARD, type Plan } from './parts.ts';

/**
 * The same shop in fewer processes; a part that `shared` does not name keeps its own. All load at the same time: a
 * gateway in a shared process waits inside it for the other parts.
 */
export function together({ services, gateway, probes }: Plan, shared = SHARED): Plan {
  const parts = new Map([...services, gateway].map((part) => [part.name, part]));
  const take = (name: string): Part => {
    const part = parts.get(name)!;
    parts.delete(name);
    return part;
  };
  const groups = Object.entries(shared).map(([name, members]) => share(name, members.map(take)));
  const processes = [...groups, ...parts.values()];
  const insideOf = (process: Part): Part[] => process.inside ?? [process];
  const front = processes.find((process) => insideOf(process).includes(gateway))!;
  const others = processes.filter((process) => process !== front);
  const probed = others.flatMap(insideOf).flatMap(({ name }) => (probes[name] ? [[name, probes[name]]] : []));
  const after = Object.fromEntries(probed) as Plan['probes'];
  if (front === gateway) return { services: others, gateway, probes: after };
  const inside = insideOf(front).map((part) => (part === gateway ? { ...part, after } : part));
  return { services: others, gateway: { ...front, inside }, probes: {} };
}

/** The shared process gets only the variables that all its parts have. */
function share(name: string, inside: Part[]): Part {
  const env = Object.entries(inside[0]!.env).filter(([key, value]) =>
    inside.every((part) => part.env[key] === value),
  );
  const args = [...GUARD, 'scripts/launch/share-process.ts', name];
  return { name, args, env: Object.fromEntries(env), inside };
}
