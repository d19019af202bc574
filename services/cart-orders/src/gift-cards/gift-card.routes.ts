import {
  giftBalanceRequest,
  giftCardCreate,
  giftCardListQuery,
  giftCardUpdate,
  giftPurchaseRequest,
  writeGiftCode,
  type GiftBalance,
  type GiftCard,
  type GivenGiftCard,
} from '@shop/contracts/gift-card';
import { toCentavos, toPesos } from '@shop/contracts/money';
import { conflict, notFound, parseBody, parseId, parseQuery } from '@shop/service-kit/errors';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import { Router, type RequestHandler } from 'express';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import { keepSession } from '../shopping/keep-session.ts';
import { buyGiftCard, type BuyDeps } from './buy-gift-card.ts';
import { freeCents, heldCents, orderOfSold, UNKNOWN } from './gift-card.ts';
import type { GiftCardRow } from './gift-card.model.ts';
import type { GiftCardStore } from './gift-card.store.ts';

type Deps = {
  giftCards: GiftCardStore;
  settings: Pick<SettingsClient, 'read'>;
  mails: { readonly hasServer: boolean };
};

const OFF = 'Enciende primero las tarjetas de regalo en Ajustes.';
const NONE = 'No encontramos esa tarjeta.';

/** /api/gift-cards: a card's balance, for a visitor with its code. A blocked card counts as unknown. */
export const giftBalanceRoutes = ({
  giftCards,
  limit,
}: Pick<Deps, 'giftCards'> & { limit: RequestHandler }): Router =>
  Router().post('/balance', limit, async (req, res) => {
    const card = await giftCards.findCode(parseBody(giftBalanceRequest, req).code);
    if (!card || card.isBlocked) throw notFound(UNKNOWN);
    const answer: GiftBalance = { lastFour: card.lastFour, balance: toPesos(freeCents(card, new Date())) };
    res.set('Cache-Control', 'private, no-store').json(answer);
  });

/** /api/gift-cards: starts the purchase of a card; its order is shown to the session that began it. */
export const giftPurchaseRoutes = (deps: BuyDeps & { limit: RequestHandler }): Router =>
  Router().post('/purchases', deps.limit, async (req, res) => {
    const answer = await buyGiftCard(deps, req.sessionID, parseBody(giftPurchaseRequest, req));
    await keepSession(req);
    res.status(201).json(answer);
  });

/** /api/admin/gift-cards: newest first. */
export function giftCardRoutes({ giftCards, settings, mails }: Deps): Router {
  const router = Router();
  /** Without a mail server, the administrator who gives the card also gets its code. */
  const given = (card: GiftCardRow): GivenGiftCard => ({
    ...toGiftCard(card),
    ...(!mails.hasServer && { shownCode: writeGiftCode(giftCards.codeOf(card)) }),
  });
  router.get('/', async (req, res) => {
    const { rows, ...counted } = await giftCards.list(parseQuery(giftCardListQuery, req));
    tellCount(res, counted).json(rows.map(toGiftCard));
  });
  router.post('/', async (req, res) => {
    const { amount, ...card } = parseBody(giftCardCreate, req);
    if (!(await settings.read()).giftCards) throw conflict(OFF);
    const who = req.session.admin?.username ?? 'admin';
    const made = await giftCards.create({ ...card, amountCents: toCentavos(amount), who });
    res.status(201).set('Cache-Control', 'private, no-store').json(given(made));
  });
  router.patch('/:id', async (req, res) => {
    const change = parseBody(giftCardUpdate, req);
    const changed = await giftCards.update(parseId(req), change);
    if (!changed) throw notFound(NONE);
    res
      .set('Cache-Control', 'private, no-store')
      .json(change.email === undefined ? toGiftCard(changed) : given(changed));
  });
  return router;
}

const toGiftCard = (card: GiftCardRow): GiftCard => {
  const { id, lastFour, name, email, sendOn, isBlocked } = card;
  const orderId = orderOfSold(card.requestId);
  return {
    ...{ id, lastFour, name, email, sendOn, isBlocked },
    amount: toPesos(card.amountCents),
    balance: toPesos(card.balanceCents),
    held: toPesos(heldCents(card, new Date())),
    sentAt: card.sentAt?.toISOString() ?? null,
    createdAt: card.createdAt.toISOString(),
    ...(orderId && { orderId }),
  };
};
