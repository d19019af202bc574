import { cartAdd, cartDelivery, cartId, cartQuantity, cartRestore } from '@shop/contracts/cart';
import { NEW_CART_ID } from '@shop/contracts/constants';
import { cartDiscountRequest } from '@shop/contracts/discount';
import { notFound, parseBody, parseId, parseParam } from '@shop/service-kit/errors';
import { Router, type RequestHandler } from 'express';
import { keepSession } from '../keep-session.ts';
import { addItem } from './add-items.ts';
import { cartToken } from './cart-token.ts';
import {
  changeDelivery,
  changeQuantity,
  clearCart,
  readCart,
  removeItem,
  removeDiscount,
  removeGiftCard,
  restoreItems,
  useDiscount,
  type CartDeps,
} from './cart.ts';

type Deps = CartDeps & { limit: RequestHandler; config: { SESSION_SECRET: string } };

export function cartRoutes(deps: Deps): Router {
  const router = Router();
  const { limit } = deps;

  router.get('/', async (req, res) => {
    res.json(await readCart(deps, req.sessionID));
  });
  router.get('/link', limit, async (req, res) => {
    const { _id } = await deps.carts.ofSession(req.sessionID);
    if (_id === NEW_CART_ID) throw notFound('Tu carrito está vacío.');
    const path = `/admin/orders?ventana=new.${cartToken(_id, deps.config.SESSION_SECRET)}`;
    res.set('Cache-Control', 'private, no-store').json({ path });
  });
  router.post('/items', limit, async (req, res) => {
    const answer = await addItem(deps, req.sessionID, parseBody(cartAdd, req));
    await keepSession(req);
    res.json(answer);
  });
  router.post('/items/restore', limit, async (req, res) => {
    res.json(await restoreItems(deps, req.sessionID, parseBody(cartRestore, req).itemIds));
  });
  router.patch('/items/:itemId', limit, async (req, res) => {
    const itemId = parseId(req, 'itemId');
    const { quantity } = parseBody(cartQuantity, req);
    res.json(await changeQuantity(deps, { sessionId: req.sessionID, itemId }, quantity));
  });
  router.delete('/items/:itemId', limit, async (req, res) => {
    const itemId = parseId(req, 'itemId');
    res.json(await removeItem(deps, { sessionId: req.sessionID, itemId }));
  });
  router.put('/discount', limit, async (req, res) => {
    res.json(await useDiscount(deps, req.sessionID, parseBody(cartDiscountRequest, req).code));
  });
  router.delete('/discount', limit, async (req, res) => {
    res.json(await removeDiscount(deps, req.sessionID));
  });
  router.delete('/gift-card', limit, async (req, res) => {
    res.json(await removeGiftCard(deps, req.sessionID));
  });
  router.put('/delivery', limit, async (req, res) => {
    const answer = await changeDelivery(deps, req.sessionID, parseBody(cartDelivery, req));
    await keepSession(req);
    res.json(answer);
  });
  router.delete('/:cartId', limit, async (req, res) => {
    res.json(await clearCart(deps, req.sessionID, parseParam(cartId, req, 'cartId')));
  });
  return router;
}
