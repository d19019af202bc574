import { PROGRAMS } from '../services.ts';
import { keepBacking } from './backing.ts';
import { devServers } from './dev-servers.ts';
import { readOptions, type Options } from './options.ts';
import { FRONT_ENDS } from './front-ends.ts';
import { planParts, type Ports } from './parts.ts';
import { portsFor } from './ports.ts';
import { waitUntilReady } from './ready.ts';
import { tellRunning, tellStopped } from './running.ts';
import { readSecrets, writeSecrets, type Secrets } from './secrets.ts';
import { together } from './together.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

type Shop = {
  supervisor: Supervisor;
  backing: Awaited<ReturnType<typeof keepBacking>> | undefined;
  dataDir?: string;
};

async function start(options: Options, shop: Shop): Promise<void> {
  console.log('• Starting the backing services…');
  shop.backing = await keepBacking(options, (line) => console.error(line));
  shop.dataDir = options.dataDir;
  tellRunning(options, { ...process.env, ...shop.backing.env });
  const secrets = readSecrets(options.dataDir);
  const ports = await portsFor([...Object.keys(PROGRAMS), ...FRONT_ENDS]);
  const apart = planParts(options, secrets, shop.backing.env, ports as Ports);
  const plan = options.apart ? apart : together(apart);
  console.log('• Starting the services…');
  for (const part of plan.services) shop.supervisor.start(part);
  if (options.dev) for (const part of devServers()) shop.supervisor.start(part);
  await waitUntilReady(plan.probes, 60_000);
  shop.supervisor.start(plan.gateway);
  await waitUntilReady({ gateway: `http://127.0.0.1:${options.port}` }, 90_000);
  shop.supervisor.opened();
  announce(options, secrets);
}

function announce(options: Options, secrets: Secrets): void {
  console.log(`\n  The shop is open:      ${options.publicBaseUrl}`);
  console.log(`  Back office:           ${options.publicBaseUrl}/admin`);
  if (!secrets.shown && !options.adminPassword) {
    console.log(`\n  Administrator:         ${options.adminUsername}`);
    console.log(`  Password:              ${secrets.adminPassword}   (shown this once: write it down)`);
  }
  if (!secrets.shown) writeSecrets(options.dataDir, { ...secrets, shown: true });
  console.log('\n  Ctrl-C stops everything.\n');
}

let ending = false;
async function shutDown(shop: Shop, code: number, reason?: string): Promise<void> {
  if (ending) return;
  ending = true;
  if (reason) console.error(`✖ ${reason}`);
  await shop.supervisor.stopAll();
  await shop.backing?.close();
  if (shop.dataDir) tellStopped(shop.dataDir);
  process.exit(code);
}

/** Starts the prepared backing services, services, worker and gateway, one process each, and supervises them. */
export async function runShop(): Promise<void> {
  const shop: Shop = {
    backing: undefined,
    supervisor: { start: () => undefined, opened: () => undefined, stopAll: async () => undefined },
  };
  try {
    const options = readOptions(process.env, process.argv);
    shop.supervisor = createSupervisor({
      dataDir: options.dataDir,
      giveUp: (reason) => void shutDown(shop, 1, reason),
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => void shutDown(shop, 0));
    await start(options, shop);
  } catch (error) {
    await shutDown(shop, 1, (error as Error).message);
  }
}
