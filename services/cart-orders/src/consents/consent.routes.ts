import {
  consentListQuery,
  consentRequest,
  consentTokenParam,
  type Consent,
  type ConsentRequest,
  type ConsentStatus,
} from '@shop/contracts/consent';
import { isAskable } from '@shop/contracts/consent-words';
import type { MailStore } from '@shop/mail/mail.store';
import { conflict, notFound, parseBody, parseParam, parseQuery } from '@shop/service-kit/errors';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import { limitSenders } from '@shop/service-kit/rate-limit/rate-limit';
import { Router, type Request, type RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import { normalizeEmail, typedEmailOf } from '../orders/customer/customer-id.ts';
import { keepSession } from '../shopping/keep-session.ts';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import { confirmNewsEmail } from './consent-emails.ts';
import type { ConsentLinks } from './consent-links.ts';
import type { ConsentRow } from './consent.model.ts';
import type { ConsentStore } from './consent.store.ts';
import { mailKey } from './mail-key.ts';
import { resume, type ResumeDeps } from './resume.ts';

type Deps = { settings: Pick<SettingsClient, 'read'> } & ResumeDeps & {
    consents: ConsentStore;
    consentLinks: ConsentLinks;
    mails: Pick<MailStore, 'add'>;
    redis: Redis;
    limit: RequestHandler;
  };

/** In ten minutes: the limit of one shopper; an address may send five times as many. */
const SIGN_UPS = { name: 'consents', max: 5, windowMs: 600_000 };
/** More than any shopper waits for. */
const MOST_WAITED_FOR = 20;
const NOTHING = 'Este enlace no es válido. Ábrelo completo, como está en tu correo.';

/** /api/consents: shoppers ask for mails, and end them. */
export function consentRoutes(deps: Deps): Router {
  const router = Router();
  const { consents, consentLinks: links, limit, redis } = deps;
  /** @throws AppError 404 for a token that is cut off or of another kind, or whose row is gone */
  const rowOf = async (req: Request, kind: 'end' | 'open' = 'end'): Promise<ConsentRow> => {
    const { data: token } = consentTokenParam.safeParse(req.params['token']);
    const id = token && links.idOf(kind, token);
    const row = id && (await consents.find(id));
    if (!row) throw notFound(NOTHING);
    return row;
  };

  router.post('/', limitSenders({ ...SIGN_UPS, redis }, typedEmailOf), async (req, res) => {
    await signUp(deps, parseBody(consentRequest, req));
    res.status(201).json({ success: true });
  });
  router.get('/:token', limit, async (req, res) => {
    res.set('Cache-Control', 'private, no-store').json(statusOf(await rowOf(req)));
  });
  router.get('/:token/end', limit, (req, res) => {
    // Mail scanners follow links, so only a POST ends a consent.
    res.redirect(303, links.pageOf(parseParam(consentTokenParam, req, 'token')));
  });
  router.post('/:token/end', limit, async (req, res) => {
    await consents.sayNo(await rowOf(req));
    res.json(statusOf(await rowOf(req)));
  });
  router.post('/:token/confirm', limit, async (req, res) => {
    await consents.confirm((await rowOf(req))._id);
    res.json(statusOf(await rowOf(req)));
  });
  router.post('/:token/resume', limit, async (req, res) => {
    const answer = await resume(deps, req.sessionID, await rowOf(req, 'open'));
    await keepSession(req);
    res.set('Cache-Control', 'private, no-store').json(answer);
  });
  return router;
}

/** /api/admin/consents */
export const consentAdminRoutes = ({ consents }: Pick<Deps, 'consents'>): Router =>
  Router().get('/', async (req, res) => {
    const { rows, ...counted } = await consents.list(parseQuery(consentListQuery, req));
    tellCount(res, counted).json(rows.map(toConsent));
  });

const statusOf = ({ purpose, state }: ConsentRow): ConsentStatus => ({ purpose, state });
const toConsent = ({ _id, name, email, purpose, source, state, at }: ConsentRow): Consent => ({
  ...{ id: _id, email, purpose, source, state, at: at.toISOString() },
  ...(name && { about: name }),
});

/** The response never reveals whether an address was stored already. */
async function signUp(deps: Deps, { email: typed, source, ...asked }: ConsentRequest): Promise<void> {
  const { notices } = await deps.settings.read();
  if (!isAskable(notices, asked.purpose)) throw notFound();
  const email = normalizeEmail(typed);
  if (asked.purpose === 'news') return askNews(deps, email, source);
  const { purpose, elixirId } = asked;
  const elixir = (await deps.catalog.elixirs([elixirId])).get(elixirId);
  // Own blends are never back in stock.
  if (!elixir || elixir.isCustom) throw notFound('No encontramos ese elixir.');
  // An available product is refused: otherwise anybody could cause an immediate mail to any address.
  if (elixir.isAvailable) throw conflict('Ya hay: lo puedes pedir ahora.');
  if ((await deps.consents.open({ email, purpose })) >= MOST_WAITED_FOR) return;
  const about = String(elixirId);
  await deps.consents.ask({ email, purpose, about, source, state: 'waiting', name: elixir.name });
}

async function askNews({ consents, ...deps }: Deps, email: string, source: string): Promise<void> {
  const purpose = 'news';
  const { _id, state, at } = await consents.ask({ email, purpose, about: '', source, state: 'unconfirmed' });
  if (state !== 'unconfirmed') return;
  const kind = 'confirm-news';
  await deps.mails.add({
    ...{ key: mailKey(kind, { _id, at }), kind, to: email, about: { consentId: _id } },
    endLink: deps.consentLinks.oneClick(_id),
    ...confirmNewsEmail({ _id }, deps.consentLinks)(await deps.settings.read()),
  });
}
