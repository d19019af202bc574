import { lowStockTold, stockBroughtBack, stockReturn, stockSale, stockTake } from '@shop/contracts/stock';
import { parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { LowStockStore } from './low-stock.store.ts';
import type { StockStore } from './stock.store.ts';

type Deps = { stock: StockStore; lowStock: LowStockStore };

/** /internal/stock: checkouts hold, sell and give back pieces here; it also lists low stock. */
export function stockRoutes({ stock, lowStock }: Deps): Router {
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
  router.post('/bring-back', async (req, res) => {
    await stock.bringBack(parseBody(stockBroughtBack, req));
    res.json({});
  });
  router.get('/low', async (_req, res) => {
    res.json(await lowStock.list());
  });
  router.post('/low/told', async (req, res) => {
    await lowStock.told(parseBody(lowStockTold, req));
    res.json({});
  });
  return router;
}
