import { stockReturn, stockSale, stockTake } from '@shop/contracts/stock';
import { parseBody } from '@shop/service-kit/validate';
import { Router } from 'express';
import type { StockStore } from './stock.store.ts';

/** /internal/stock: what checkouts hold, sell and give back. */
export function stockRoutes({ stock }: { stock: StockStore }): Router {
  const router = Router();
  router.post('/take', async (req, res) => {
    res.json({ missing: await stock.take(parseBody(stockTake, req)) });
  });
  router.post('/sell', async (req, res) => {
    res.json({ missing: await stock.sell(parseBody(stockSale, req)) });
  });
  router.post('/give-back', async (req, res) => {
    const { checkoutId, paymentId } = parseBody(stockReturn, req);
    await stock.giveBack(checkoutId, paymentId);
    res.json({});
  });
  return router;
}
