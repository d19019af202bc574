import { urlVariable } from '@shop/service-kit/url-variable';
import { addBelow, addToList } from './edit-yaml.ts';
import { fillPart, type Words } from './templates.ts';
import type { Changes } from './write-changes.ts';

type Step = { below: string[]; lines: string } | { list: string[]; item: string };

const editing = (file: string, steps: Step[]) => (text: string) =>
  steps.reduce(
    (all, step) =>
      'list' in step
        ? addToList(all, { file, path: step.list }, step.item)
        : addBelow(all, { file, path: step.below }, step.lines),
    text,
  );
const editingFile = (file: string, steps: Step[]): Changes['edited'] => ({ [file]: editing(file, steps) });

/** A new service's part of every deployment; `database` is also its user's name. */
export function deployment(words: Words & { service: string; database: string }): Changes['edited'] {
  const { service, database } = words;
  const part = (name: string) => fillPart(name, words);
  const url = `${urlVariable(service)}: http://${service}:8080`;
  const password = `mongo_${database}_password`;
  /** A secret's file: its name and path. */
  const secrets = [password, `mongo_${database}_uri`]
    .map((name) => `${name}: { file: ./deploy/secrets/${name} }`)
    .join('\n');
  const onNetwork = (name: string, network: string): Step => ({
    list: ['services', name, 'networks'],
    item: network,
  });
  return {
    ...editingFile('docker-compose.yml', [
      { below: ['services', 'gateway', 'environment', 'AUTH_URL'], lines: url },
      { below: ['services', 'auth'], lines: part('compose-service') },
      { list: ['services', 'mongo', 'secrets'], item: password },
      ...['gateway', 'prometheus'].map((name) => onNetwork(name, `to-${service}`)),
      ...['mongo', 'redis'].map((name) => onNetwork(name, `${service}-data`)),
      { below: ['networks', 'auth-data'], lines: `${service}-data: { internal: true }` },
      { below: ['networks', 'to-auth'], lines: `to-${service}: { internal: true }` },
      { below: ['secrets', 'mongo_auth_uri'], lines: secrets },
    ]),
    ...editingFile('deploy/compose.tracing.yml', [
      { below: ['services', 'auth'], lines: `${service}: *traced` },
    ]),
    ...editingFile('deploy/chart/values.yaml', [
      { below: ['pieces', 'gateway', 'env', 'AUTH_URL'], lines: url },
      { below: ['pieces', 'auth'], lines: part('chart-piece') },
      { list: ['trial', 'stores', 'mongo', 'secrets'], item: password },
    ]),
    ...editingFile('deploy/prometheus/prometheus.yml', [
      { list: ['scrape_configs', '0', 'dns_sd_configs', '0', 'names'], item: service },
    ]),
  };
}
