// npm run deploy -- <service> [--rollback] [--force] [--settings]: builds a deployable and replaces it alone, under load,
// without a gap. The running shop's settings stay; other differences are shown, and need --settings.
import { parseArgs } from 'node:util';
import { composeServices, containersOf, type ComposeService } from './docker.ts';
import { changedSettings } from './changed-settings.ts';
import { build, goBack, roll } from './roll.ts';

type Options = { rollback?: boolean; force?: boolean; settings?: boolean };

async function deploy(service: string, { rollback, force, settings }: Options): Promise<void> {
  const services = await composeServices();
  const config = services[service];
  const deployables = Object.keys(services).filter((name) => services[name]?.build);
  if (!config?.build) throw new Error(`'${service}' is none of ${deployables.join(', ')}`);
  // Two processes of one image (cart-orders and its worker) are one deployable.
  const replaced = Object.entries(services).filter(([, one]) => one.image === config.image);
  if (!settings) await refuseSettings(replaced);
  const start = performance.now();
  if (rollback) await goBack(config);
  else if (!(await build(service, config)) && !force) return console.log(`• ${service} is what it was.`);
  const built = performance.now();
  for (const [name, one] of replaced)
    if (name === service || (await containersOf(name)).length > 0) await roll(name, one);
  console.log(
    `• ${service} was replaced in ${seconds(start)} s, ${seconds(start, built)} s of them for its image`,
  );
}

/** @throws Error with the differences besides the image */
async function refuseSettings(replaced: [string, ComposeService][]): Promise<void> {
  const changes: string[] = [];
  for (const [name, one] of replaced)
    for (const change of await changedSettings(name, one)) changes.push(`  ${name}: ${change}`);
  if (changes.length > 0)
    throw new Error(
      ['More than the image would change:', ...changes, 'Add --settings if that is meant.'].join('\n'),
    );
}

const seconds = (start: number, end = performance.now()) => ((end - start) / 1000).toFixed(1);

const options = {
  rollback: { type: 'boolean' },
  force: { type: 'boolean' },
  settings: { type: 'boolean' },
} as const;
try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.length === 0) throw new Error('Say what to deploy: npm run deploy -- catalog');
  for (const service of positionals) await deploy(service, values);
} catch (error) {
  console.error(`✖ ${(error as Error).message}`);
  process.exit(1);
}
