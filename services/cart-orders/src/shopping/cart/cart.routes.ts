import { cartAdd, cartDelivery, cartId, cartQuantity, cartRestore } from '@shop/contracts/cart';
import { cartDiscountRequest } from '@shop/contracts/discount';
import { parseBody, parseId, parseParam } from '@shop/service-kit/errors';
import { Router, type RequestHandler } from 'express';
import { keepSession } from '../keep-session.ts';
import { addItem } from './add-items.ts';
import {
  changeDelivery,
  changeQuantity,
  clearCart,
  readCart,
  removeItem,
  removeDiscount,
  restoreItems,
  useDiscount,
  type CartDeps,
} from './cart.ts';

type Deps = CartDeps & { limit: RequestHandler };

export function cartRoutes(deps: Deps): Router {
  const router = Router();
  const { limit } = deps;

  router.get('/', async (req, res) => {
    res.json(await readCart(deps, req.sessionID));
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
