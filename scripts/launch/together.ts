import { SHARED } from '../services.ts';
import type { Part } from './child.ts';
import { GUARD, type Plan } from './parts.ts';

/** The same shop in few processes. In the gateway's own it is the last to start: what stands before it needs no probe. */
export function together({ services, gateway, probes }: Plan): Plan {
  const parts = [...services, gateway];
  const processes = Object.entries(SHARED).map(([name, members]) =>
    share(
      name,
      members.map((member) => parts.find((part) => part.name === member)!),
    ),
  );
  const holdsGateway = ({ inside = [] }: Part) => inside.includes(gateway);
  const others = processes.filter((one) => !holdsGateway(one));
  const probed = others.flatMap(({ inside = [] }) => inside.map(({ name }) => [name, probes[name]!]));
  return {
    services: others,
    gateway: processes.find(holdsGateway)!,
    probes: Object.fromEntries(probed) as Plan['probes'],
  };
}

/** The process itself is told only what all of its parts are told. */
function share(name: string, inside: Part[]): Part {
  const env = Object.entries(inside[0]!.env).filter(([key, value]) =>
    inside.every((part) => part.env[key] === value),
  );
  const args = [...GUARD, 'scripts/launch/share-process.ts', name];
  return { name, args, env: Object.fromEntries(env), inside };
}
