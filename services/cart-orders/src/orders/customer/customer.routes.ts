import {
  customerId,
  customerListQuery,
  customerNote,
  personForget,
  type CustomerForgotten,
  type PersonForgotten,
} from '@shop/contracts/customer';
import { conflict, notFound, parseBody, parseParam, parseQuery } from '@shop/service-kit/errors';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import { Router } from 'express';
import { administratorOf } from '../order/order.routes.ts';
import type { CustomerRow } from './customer.model.ts';
import { toCustomer } from './customer.view.ts';
import { forgetCustomer, forgetPerson, type ForgetDeps } from './forget-customer.ts';

const OUTDATED = 'Otra persona cambió esta nota mientras escribías.';

/** /api/admin/customers: the people who ordered, for administrators. */
export function customerRoutes(deps: ForgetDeps): Router {
  const router = Router();
  const { customers } = deps;
  const answer = (row: CustomerRow | null) => {
    if (!row) throw notFound('No encontramos a ese cliente.');
    return toCustomer(row);
  };

  router.get('/', async (req, res) => {
    const { rows, ...counted } = await customers.list(parseQuery(customerListQuery, req));
    tellCount(res, counted).json(rows.map(toCustomer));
  });
  router.get('/:id', async (req, res) => {
    res.json(answer(await customers.find(parseParam(customerId, req, 'id'))));
  });
  router.put('/:id/note', async (req, res) => {
    const id = parseParam(customerId, req, 'id');
    const { text, seen } = parseBody(customerNote, req);
    const noted = await customers.setNote(id, { text, who: administratorOf(req), at: new Date() }, seen);
    const current = answer(noted ?? (await customers.find(id)));
    if (!noted && (current.note ?? '') !== text) throw conflict(OUTDATED, { current });
    res.json(current);
  });
  router.post('/forget', async (req, res) => {
    const by = { who: administratorOf(req), why: 'asked' } as const;
    const done: PersonForgotten = await forgetPerson(deps, parseBody(personForget, req).who, by);
    res.json(done);
  });
  router.post('/:id/forget', async (req, res) => {
    const by = { who: administratorOf(req), why: 'asked' } as const;
    const orders = await forgetCustomer(deps, parseParam(customerId, req, 'id'), by);
    const done: CustomerForgotten = { orders };
    res.json(done);
  });
  return router;
}
