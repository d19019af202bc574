// npm run deploy -- <service> [--rollback] [--force]: builds one deployable and replaces it alone, under load, without a gap.
// Which environment counts is docker compose's own: .env, or COMPOSE_ENV_FILES=deploy/demo.env.
import { parseArgs } from 'node:util';
import { composeServices, containersOf } from './docker.ts';
import { build, goBack, roll } from './roll.ts';

async function deploy(
  service: string,
  { rollback, force }: { rollback?: boolean; force?: boolean },
): Promise<void> {
  const services = await composeServices();
  const config = services[service];
  const deployables = Object.keys(services).filter((name) => services[name]?.build);
  if (!config?.build) throw new Error(`'${service}' is none of ${deployables.join(', ')}`);
  const start = performance.now();
  if (rollback) await goBack(config);
  else if (!(await build(service, config)) && !force) return console.log(`• ${service} is what it was.`);
  const built = performance.now();
  // Two processes of one image (cart-orders and its worker) are one deployable.
  for (const [name, one] of Object.entries(services))
    if (name === service || (one.image === config.image && (await containersOf(name)).length > 0))
      await roll(name, one);
  console.log(
    `• ${service} was replaced in ${seconds(start)} s, ${seconds(start, built)} s of them for its image`,
  );
}

const seconds = (start: number, end = performance.now()) => ((end - start) / 1000).toFixed(1);

const options = { rollback: { type: 'boolean' }, force: { type: 'boolean' } } as const;
try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.length === 0) throw new Error('Say what to deploy: npm run deploy -- catalog');
  for (const service of positionals) await deploy(service, values);
} catch (error) {
  console.error(`✖ ${(error as Error).message}`);
  process.exit(1);
}
