import { manualOrderRequest, manualPreviewRequest } from '@shop/contracts/manual-order';
import { notFound, parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { CartDeps } from '../../shopping/cart/cart.ts';
import { cartOfToken } from '../../shopping/cart/cart-token.ts';
import { viewCart } from '../../shopping/cart/cart.view.ts';
import { administratorOf } from '../order/order.routes.ts';
import { fullOrder } from '../order/order.view.ts';
import { makeManualOrder, type ManualDeps } from './manual-order.ts';
import { previewManual } from './manual-price.ts';

type Deps = ManualDeps & CartDeps & { config: { SESSION_SECRET: string } };

/** /api/orders: orders that an administrator takes at a fair or by phone. */
export function manualOrderRoutes(deps: Deps): Router {
  const router = Router();
  router.post('/', async (req, res) => {
    const request = parseBody(manualOrderRequest, req);
    res.status(201).json(fullOrder(await makeManualOrder(deps, { request, who: administratorOf(req) })));
  });
  router.get('/carts/:token', async (req, res) => {
    const id = cartOfToken(req.params.token, deps.config.SESSION_SECRET);
    const cart = id === undefined ? null : await deps.carts.ofId(id);
    if (!cart) throw notFound('Ese carrito ya no existe.');
    res.json(await viewCart(deps, cart));
  });
  router.post('/preview', async (req, res) => {
    res.json(await previewManual(deps, parseBody(manualPreviewRequest, req)));
  });
  return router;
}
