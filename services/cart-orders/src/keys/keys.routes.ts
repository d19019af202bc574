import { keyProblems, modeOf } from '@shop/contracts/key-modes';
import {
  KEY_ACCOUNT_NAMES,
  KEY_ACCOUNTS,
  KEY_NAMES,
  keyRow,
  keysOf,
  keysProbe,
  keysWrite,
  PAYMENT_ACCOUNTS,
  type KeyAccount,
  type KeyName,
  type KeysProbe,
  type KeysProbed,
  type KeysWrite,
} from '@shop/contracts/keys';
import { missingOfSeller } from '@shop/contracts/seller';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { badRequest, conflict, notFound, parseBody } from '@shop/service-kit/errors';
import { givenBy, type PlainKeys } from '@shop/service-kit/kept-keys/with-kept';
import { limitSenders } from '@shop/service-kit/rate-limit/rate-limit';
import '@shop/service-kit/session';
import { tellWhile } from '@shop/service-kit/still-waiting';
import { Router } from 'express';
import type { Redis } from 'ioredis';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import { keysViewOf, type Modes } from './keys.view.ts';
import type { KeptRows } from './key.store.ts';
import type { keyParts } from './parts.ts';
import type { CartOrdersConfig } from '../config.ts';

type Deps = Awaited<ReturnType<typeof keyParts>> & {
  config: CartOrdersConfig;
  redis: Redis;
  settings: Pick<SettingsClient, 'read' | 'forget'>;
  modes: Modes;
  /** Each sends a harmless request to its account. */
  probes: Record<KeyAccount, (given: KeysProbe) => Promise<KeysProbed>>;
  /** Why mails must not be sent through a server. @returns undefined when they may */
  refusesServer: (server: string) => Promise<string | undefined>;
  /** Discards what was known about accounts with the former keys. */
  onChanged: (names: KeyName[]) => Promise<unknown>;
};

/** Too many attempts would make a mail server block the shop. */
const PROBES = { name: 'key-probe', max: 10, windowMs: 60_000 };
const CANNOT =
  'El servidor de la tienda no tiene con qué cifrar las llaves (KEYS_SECRET): pide a tu técnico que la ponga.';
const OTHER_SERVER = 'El servidor es otro: escribe también su contraseña.';
const TECHNICIANS = 'La puso tu técnico: se cambia en el servidor.';

/** /api/admin/keys: the owner's keys from 'Cobros y correo'. Secrets are written and never read back. */
export function keysRoutes(deps: Deps): Router {
  const router = Router();

  router.get('/', async (_req, res) => {
    res.json(await keysViewOf(deps));
  });

  router.put('/', async (req, res) => {
    const given = filled(parseBody(keysWrite, req));
    const names = Object.keys(given) as KeyName[];
    addAuditFacts(res, { hasNoValues: true, name: names.map(titleOf).join(', ') });
    await assertMayKeep(deps, given);
    await deps.keyStore.write(given, req.session.admin?.username ?? '');
    await deps.onChanged(names);
    await deps.keys.renew();
    res.json(await keysViewOf(deps));
  });

  const limit = limitSenders({ ...PROBES, redis: deps.redis }, ({ path }) => path);
  router.post('/:account/probe', limit, async (req, res) => {
    const account = KEY_ACCOUNT_NAMES.find((name) => name === req.params['account']);
    if (!account) throw notFound();
    const given = parseBody(keysProbe, req);
    addAuditFacts(res, { hasNoValues: true, name: KEY_ACCOUNTS[account].label });
    res.json(await tellWhile(deps.probes[account](given)));
  });

  return router;
}

const titleOf = (name: KeyName) => `${KEY_ACCOUNTS[keyRow(name).account].label}: ${keyRow(name).label}`;

type Given = Partial<Record<KeyName, string | null>>;
/** An untouched field is sent empty. */
const filled = (sent: KeysWrite): Given =>
  Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== undefined && text !== ''));

/** @throws AppError 409 when keys cannot be sealed, 400 for keys that cannot be right */
async function assertMayKeep(deps: Deps, given: Given): Promise<void> {
  const { keyStore, config, refusesServer } = deps;
  // Deleting keys needs no seal.
  if (!keyStore.canKeep && Object.values(given).some((text) => text !== null)) throw conflict(CANNOT);
  const fixed = KEY_NAMES.filter((name) => name in given && givenBy(config, name) === 'technician');
  if (fixed.length > 0)
    throw badRequest(TECHNICIANS, Object.fromEntries(fixed.map((name) => [name, TECHNICIANS])));
  const rows = await keyStore.read();
  const kept = keyStore.opened(rows);
  const server = given.SMTP_SERVER ? await refusesServer(given.SMTP_SERVER) : undefined;
  const wrong = {
    ...(await sellerProblem(deps, kept, given)),
    ...keyProblems(together(config, { ...kept, ...given })),
    ...(server && { SMTP_SERVER: server }),
    ...(isPasswordOfAnother(rows, given) && { SMTP_PASSWORD: OTHER_SERVER }),
  };
  if (Object.keys(wrong).length > 0) throw badRequest('Revisa las llaves.', wrong);
}

/**
 * A shop must name its seller before it starts to take real money; one that does so already may change its key. Keys of
 * the environment are not checked: the technician decided on them.
 */
async function sellerProblem({ settings }: Deps, former: PlainKeys, given: Given): Promise<PlainKeys> {
  const isLive = (name: KeyName, { [name]: text }: Given) => text && modeOf(name, text) === 'production';
  const secrets = PAYMENT_ACCOUNTS.flatMap(keysOf).filter((name) => keyRow(name).isSecret);
  const first = secrets.find((name) => isLive(name, given) && !isLive(name, former));
  if (!first) return {};
  // The owner may have entered the seller a moment ago.
  settings.forget();
  const missing = missingOfSeller(await settings.read());
  const text = `Antes de cobrar con dinero real di quién vende, en «Quién vende» de Ajustes. Falta: ${missing.join(', ')}.`;
  return missing.length > 0 ? { [first]: text } : {};
}

/** Refuses to combine a stored password with a new server: the server's owner would receive the secret. */
const isPasswordOfAnother = ({ SMTP_SERVER: server, SMTP_PASSWORD: password }: KeptRows, given: Given) =>
  Boolean(given.SMTP_SERVER) &&
  given.SMTP_PASSWORD === undefined &&
  password !== undefined &&
  server?.value !== given.SMTP_SERVER;

/** The keys as they would be after the change. */
function together(config: CartOrdersConfig, kept: Given): PlainKeys {
  const told = KEY_NAMES.map((name) => {
    const isFixed = givenBy(config, name) === 'technician';
    return [name, isFixed ? (config as PlainKeys)[name] : kept[name]] as const;
  });
  return Object.fromEntries(told.filter(([, text]) => text)) as PlainKeys;
}
