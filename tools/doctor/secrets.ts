import type { Environment } from './environment.ts';
import { type Finding, findingsOf } from './finding.ts';

const { error, ok, warning } = findingsOf('Secretos');
const NAMES = ['SESSION_SECRET', 'INTERNAL_TOKEN', 'KEYS_SECRET', 'MERCADOPAGO_WEBHOOK_SECRET'] as const;
const LEAST = { SESSION_SECRET: 32, INTERNAL_TOKEN: 32, KEYS_SECRET: 32, MERCADOPAGO_WEBHOOK_SECRET: 16 };
/** Matches nothing that a generator could produce by chance. */
const PLACEHOLDER =
  /change.?me|cambia|secret|password|contrase|example|ejemplo|your[-_]|tu[-_](?:clave|llave)|xxxxx|12345678|abcdefgh|^(.{1,12}?)\1+$/i;

/** Secrets exist, are long, differ from each other and are no placeholders. */
export function checkSecrets(env: Environment): Finding[] {
  const found = NAMES.flatMap((name) => checkSecret(name, env));
  const given = NAMES.map((name) => env[name]).filter(Boolean);
  if (new Set(given).size < given.length)
    found.push(
      ...error(
        'Dos secretos son iguales: quien conoce uno conoce el otro.',
        'Genera uno distinto para cada uno.',
      ),
    );
  return found.length > 0 ? found : ok('Los secretos están y son largos.');
}

const fix = (name: string) =>
  name.startsWith('MERCADOPAGO')
    ? 'Cópiala de «Tus integraciones» › Webhooks › Clave secreta.'
    : 'Genera uno: openssl rand -hex 32';

const NO_KEYS = 'Falta KEYS_SECRET: en «Cobros y correo» no se puede guardar nada.';
/** Without the provider's keys, the owner types them, or the shop takes its money itself. */
const isOwners = (name: string, env: Environment): boolean =>
  name === 'MERCADOPAGO_WEBHOOK_SECRET' && !env.MERCADOPAGO_ACCESS_TOKEN;

function checkSecret(name: (typeof NAMES)[number], env: Environment): Finding[] {
  const value = env[name];
  if (!value && name === 'KEYS_SECRET') return warning(NO_KEYS, fix(name));
  if (!value && isOwners(name, env)) return [];
  if (!value) return error(`Falta ${name}.`, fix(name));
  if (PLACEHOLDER.test(value)) return error(`${name} parece un texto de ejemplo.`, fix(name));
  if (value.length < LEAST[name])
    return warning(
      `${name} tiene ${value.length} caracteres; conviene que sean ${LEAST[name]} o más.`,
      fix(name),
    );
  return [];
}
