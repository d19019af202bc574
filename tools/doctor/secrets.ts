import type { Environment } from './environment.ts';
import { error, ok, warning, type Finding } from './finding.ts';

const AREA = 'Secretos';
const NAMES = ['SESSION_SECRET', 'INTERNAL_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'] as const;
const LEAST = { SESSION_SECRET: 32, INTERNAL_TOKEN: 32, MERCADOPAGO_WEBHOOK_SECRET: 16 };
/** Nothing that a generator could write by chance. */
const PLACEHOLDER =
  /change.?me|cambia|secret|password|contrase|example|ejemplo|your[-_]|tu[-_](?:clave|llave)|xxxxx|12345|abcdef|^(.)\1+$/i;

/** Secrets are there, long, different from each other and not what a tutorial wrote. */
export function checkSecrets(env: Environment): Finding[] {
  const found = NAMES.flatMap((name) => checkSecret(name, env[name]));
  const given = NAMES.map((name) => env[name]).filter(Boolean);
  if (new Set(given).size < given.length)
    found.push(
      error(
        AREA,
        'Dos secretos son iguales: quien conoce uno conoce el otro.',
        'Genera uno distinto para cada uno.',
      ),
    );
  return found.length > 0 ? found : [ok(AREA, 'Los tres secretos están y son largos.')];
}

const fix = (name: string) =>
  name.startsWith('MERCADOPAGO')
    ? 'Cópiala de «Tus integraciones» › Webhooks › Clave secreta.'
    : 'Genera uno: openssl rand -hex 32';

function checkSecret(name: (typeof NAMES)[number], value: string | undefined): Finding[] {
  if (!value) return [error(AREA, `Falta ${name}.`, fix(name))];
  if (PLACEHOLDER.test(value)) return [error(AREA, `${name} parece un texto de ejemplo.`, fix(name))];
  if (value.length < LEAST[name])
    return [
      warning(
        AREA,
        `${name} tiene ${value.length} caracteres; conviene que sean ${LEAST[name]} o más.`,
        fix(name),
      ),
    ];
  return [];
}
