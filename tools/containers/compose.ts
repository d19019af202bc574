import { FRONT_ENDS } from '../../scripts/launch/front-ends.ts';
import { SERVICES } from '../../scripts/services.ts';
import { type ComposeProject, composeProject } from './compose-project.ts';
import { PLAYWRIGHT, run } from './run.ts';

const BUILD_INFO = 'const b = db.adminCommand({ buildInfo: 1 }); print(b.modules + " " + b.version)';

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);

function sayMongo({ read }: ComposeProject): void {
  const said = read('exec', '-T', 'mongo', 'mongosh', '--quiet', '--eval', BUILD_INFO);
  const isStandIn = said.startsWith('embedded');
  const name = isStandIn ? 'the embedded server, which stands in: NOT MongoDB' : 'MongoDB';
  console.log(`• compose runs on ${name} (${said})`);
}

async function bringUp({ compose }: ComposeProject): Promise<boolean> {
  const begun = performance.now();
  if (!(await compose('build'))) return false;
  console.log(`• images built in ${seconds(begun)} s`);
  const built = performance.now();
  const isUp = await compose('up', '-d', '--no-build', '--wait', '--wait-timeout', '240');
  console.log(`• up -d --wait: ${isUp ? 'everything is healthy' : 'NOT healthy'} after ${seconds(built)} s`);
  return isUp;
}

/**
 * The stories, in a shop whose deployables were all replaced; without named ones all stories, and the effect of
 * stopping each deployable in turn.
 */
function looks(stories: string[]): string[][] {
  const look = ['tools/containers/check.ts'];
  const deploys = ['tools/deploy.mjs', ...SERVICES, ...FRONT_ENDS, 'gateway', '--force'];
  const outages = ['tools/containers/outages.ts'];
  return [look, deploys, [...PLAYWRIGHT, ...stories], ...(stories.length === 0 ? [outages] : [])];
}

async function tryOut(project: ComposeProject, programs: string[][]): Promise<boolean> {
  if (!(await bringUp(project))) return false;
  sayMongo(project);
  const failed: string[] = [];
  for (const args of programs) {
    if (project.isCutOff()) return false;
    if (!(await run(process.execPath, args, project.env))) failed.push(args[0]!);
  }
  if (failed.length > 0) console.error(`✖ failed on the composed shop: ${failed.join(', ')}`);
  return failed.length === 0;
}

/** Builds and starts docker-compose.yml, runs the programs beside it, and removes it with its data. */
async function onCompose(programs: string[][], overlays: string[] = []): Promise<boolean> {
  const project = await composeProject(overlays);
  const down = () => project.compose('down', '--volumes', '--remove-orphans');
  // Remains of an interrupted run would answer with old data.
  await down();
  let ok = false;
  try {
    ok = await tryOut(project, programs);
    const reports = !ok && !project.isCutOff();
    if (reports) await project.compose('ps', '--all');
    if (reports) await project.compose('logs', '--tail', '40', '--no-color');
  } finally {
    ok = (await down()) && ok;
    project.remove();
  }
  return ok;
}

export const runCompose = (stories: string[]): Promise<boolean> => onCompose(looks(stories));

/** In few containers, each replaced as well: the named stories, or one purchase. */
export const runSmall = (stories: string[]): Promise<boolean> =>
  onCompose(
    [
      ['tools/deploy.mjs', 'services', 'pages', '--force'],
      [...PLAYWRIGHT, ...(stories.length > 0 ? stories : ['buy-a-blend'])],
    ],
    ['deploy/compose.small.yml'],
  );

/** Changes the named secrets, or all. */
export const runKeys = (names: string[]): Promise<boolean> =>
  onCompose([['tools/containers/keys/main.ts', ...names]]);
