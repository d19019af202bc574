import { expect, test } from '@jest/globals';
import { pages, REMOTE_NAMES } from '@shop/contracts/pages';
import type { RouteObject } from 'react-router-dom';
import admin from '../../mf-admin/src/routes.tsx';
import checkout from '../../mf-checkout/src/routes.tsx';
import storefront from '../../mf-storefront/src/routes.tsx';

const ROUTERS = { storefront, checkout, admin };

/** The addresses that a router draws something of its own at: a frame around others is none. */
const drawnBy = (routes: RouteObject[], around = ''): string[] =>
  routes.flatMap(({ path = '', children }) => {
    const address = path.startsWith('/') ? path : `${around}/${path}`.replace(/(.)\/$/, '$1');
    return children ? drawnBy(children, address) : [address];
  });

test.each(REMOTE_NAMES)(
  'when the router of %s knows an address then the list of pages does, and the other way round: no page is a 404 for one of them',
  (name) => {
    const listed = pages.filter(({ owner }) => owner === name).map(({ path }) => path);
    expect(drawnBy(ROUTERS[name]).toSorted()).toEqual(listed.toSorted());
  },
);
