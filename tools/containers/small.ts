/**
 * node tools/containers/small.ts: writes deploy/compose.small.yml, an overlay on docker-compose.yml. In it parts share
 * containers as `SHARED` says, and keep their settings of docker-compose.yml.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { FRONT_ENDS } from '../../scripts/launch/front-ends.ts';
import { ROOT } from '../../scripts/launch/options.ts';
import type { Inside } from '../../scripts/launch/share-process.ts';
import { SHARED } from '../../scripts/services.ts';

type Service = {
  build: { dockerfile: string; args: Record<string, string> };
  command?: string[];
  networks: string[] | Record<string, object>;
  environment: Record<string, string | number>;
  secrets?: string[];
  volumes?: string[];
  depends_on?: object;
} & Record<string, unknown>;
export type Compose = { services: Record<string, Service> };
type Member = Service & { name: string; port: number; group: string };

export const FILE = join(ROOT, 'deploy/compose.small.yml');
export const readCompose = (): Compose =>
  parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose;

const IMAGE = '${IMAGES:-elixir-shop}/small:${SMALL_TAG:-latest}';
const MEMORY: Record<string, string> = { services: '448m', pages: '320m' };
/** The last part of a container to start has this port, at which the health check asks. */
const PORT = 8080;
const METRICS_PORT = 9464;
const RELEASES = '/srv/releases';
/** The part that `npm start` calls web-server consists of three containers here. */
const namesOf = (part: string): string[] =>
  part === 'web-server' ? FRONT_ENDS.filter((name) => name !== 'shell') : [part];
/** cart-orders calls content-media by the name settings. */
const hostsOf = (name: string): string[] => (name === 'content-media' ? [name, 'settings'] : [name]);
/** Settings that the process reads, not its parts. */
const ofProcess = ['DRAIN_MS'];

/** The file's `services`: null removes a service of docker-compose.yml. */
export function smallServices({ services }: Compose, shared = SHARED): Record<string, object | null> {
  const groups = Object.entries(shared).map(([group, parts]) => {
    const names = parts.flatMap(namesOf);
    return names.map((name, i): Member => {
      return { ...services[name]!, name, group, port: PORT + names.length - 1 - i };
    });
  });
  const all = groups.flat();
  const together = groups.map((members) => [members[0]!.group, container(members, all)] as const);
  const backup = { image: IMAGE };
  return {
    ...Object.fromEntries(all.map(({ name }) => [name, null])),
    ...Object.fromEntries(together),
    backup,
    'backup-schedule': backup,
    mongo: { command: ['--wiredTigerCacheSizeGB', '0.25'] },
  };
}

function container(members: Member[], all: Member[]): object {
  const last = members.at(-1)!;
  const { build, name: _name, port: _port, group, command: _command, ...hardened } = last;
  const told = members.map((member) => environmentOf(member, all));
  const differs = (key: string) => new Set(told.flatMap((env) => (key in env ? [env[key]] : []))).size > 1;
  const common = Object.entries(Object.assign({}, ...told) as Record<string, string>).filter(
    ([key]) => !differs(key) || ofProcess.includes(key),
  );
  const parts = members.map((member, i): Inside => {
    const own = Object.entries(told[i]!).filter(([key]) => differs(key) && !ofProcess.includes(key));
    return { name: member.name, main: mainOf(member), env: literal(own) };
  });
  const nets = members.flatMap(networksOf);
  const alias = (net: string) => (networksOf(last).includes(net) ? { aliases: [last.name] } : {});
  return {
    ...hardened,
    image: IMAGE,
    build: { context: '.', dockerfile: 'deploy/small.Dockerfile', args: release(build.args) },
    working_dir: '/shop',
    command: ['scripts/launch/share-process.ts', group],
    networks: Object.fromEntries(nets.map((net) => [net, alias(net)])),
    environment: { ...Object.fromEntries(common), PARTS: JSON.stringify(parts) },
    secrets: [...new Set(members.flatMap(({ secrets = [] }) => secrets))],
    volumes: [...new Set(members.flatMap(volumesOf))],
    depends_on: Object.assign({}, ...members.map(({ depends_on }) => depends_on)) as object,
    deploy: { replicas: 1, resources: { limits: { memory: MEMORY[group] ?? '256m' } } },
  };
}

const networksOf = ({ networks }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks));
const release = ({ VERSION, REVISION }: Record<string, string>) => ({ VERSION, REVISION });

function mainOf({ build: { dockerfile, args }, command: [program] = [] }: Member): string {
  if (dockerfile.includes('service.')) return `${args['WORKSPACE']}/${program ?? 'src/main.ts'}`;
  return program ?? 'packages/web-server/src/main.ts';
}

const isFrontEnd = (name: string): boolean => (FRONT_ENDS as string[]).includes(name);
const volumesOf = ({ name, volumes = [] }: Member): string[] =>
  volumes.map((volume) => (volume.endsWith(`:${RELEASES}`) ? `${volume}/${name}` : volume));

/** The part's settings in docker-compose.yml, with the new addresses of the others, and its own ports and folders. */
function environmentOf(member: Member, all: Member[]): Record<string, string> {
  const { name, environment, port } = member;
  const told = Object.entries(environment).map(([key, value]) => [key, moved(String(value), member, all)]);
  return {
    ...(Object.fromEntries(told) as Record<string, string>),
    PORT: String(port),
    ...('METRICS_PORT' in environment && { METRICS_PORT: String(METRICS_PORT + port - PORT) }),
    ...(isFrontEnd(name) && { WEB_ROOT: `/srv/web/${name}`, RELEASES_DIR: `${RELEASES}/${name}` }),
  };
}

/** Turns the address of a part into that of its container. */
function moved(value: string, from: Member, all: Member[]): string {
  const to = all.find(({ name }) => hostsOf(name).some((host) => value.startsWith(`http://${host}:${PORT}`)));
  if (!to) return value;
  const host = to.group === from.group ? '127.0.0.1' : to.group;
  return value.replace(/^http:\/\/[\w-]+:\d+/, `http://${host}:${to.port}`);
}

/** @throws Error for a value that docker compose would fill in, because the result might not be valid JSON */
function literal(own: [string, string][]): Record<string, string> {
  for (const [key, value] of own)
    if (value.includes('$')) throw new Error(`${key} is not the same for all parts`);
  return Object.fromEntries(own);
}

const HEADER = `# Fewer containers, for one small machine. Made by node tools/containers/small.ts from docker-compose.yml and SHARED:
#   COMPOSE_FILE=docker-compose.yml:deploy/compose.small.yml docker compose up -d --build --wait --remove-orphans
`;

if (import.meta.main) {
  const services = smallServices(readCompose());
  const text = stringify({ services }, { aliasDuplicateObjects: false });
  writeFileSync(FILE, HEADER + text.replace(/: null$/gm, ': !reset null'));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), FILE], { cwd: ROOT });
}
