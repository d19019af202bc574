import type { Endpoints } from '@shop/contracts/endpoints/endpoint';
import express from 'express';

type Layer = {
  rawPath: string;
  handle: { stack?: Layer[] };
  route?: { path: string; methods: Record<string, boolean>; stack: Layer[] };
};
type MadeApp = { router: { stack: Layer[] } };

/** Removes the names of parameters, which differ between a service and its manifest. */
const nameless = (route: string): string => route.replace(/:\w+|\{\w+\}/g, '{}').replace(/(?<=.)\/$/, '');

/** The calls of a manifest, and whether requests are limited, in the form of `registeredRoutes`. */
export const routesOf = (endpoints: Endpoints): string[] =>
  Object.entries(endpoints)
    .map(([route, { limited }]) => nameless(route) + (limited === 'requests' ? LIMITED : ''))
    .toSorted();
const LIMITED = ' limited';

/** Runs `start`, and returns every API call for which its app has a route. */
export async function registeredRoutes(start: () => Promise<void>): Promise<string[]> {
  const { init } = express.application;
  const apps: MadeApp[] = [];
  express.application.init = function (this: MadeApp) {
    apps.push(this);
    return init.call(this);
  } as typeof init;
  try {
    await start();
  } finally {
    express.application.init = init;
  }
  const routes = apps.flatMap(({ router }) => routesIn(router.stack));
  return [...new Set(routes)].filter((route) => / \/(api|internal)\b/.test(route)).toSorted();
}

const routesIn = (stack: Layer[], prefix = ''): string[] =>
  stack.flatMap(({ route, rawPath, handle }) => {
    if (route)
      return Object.keys(route.methods).map(
        (method) => nameless(`${method.toUpperCase()} ${prefix}${route.path}`) + limitOf(route.stack),
      );
    return handle.stack ? routesIn(handle.stack, rawPath === '/' ? prefix : prefix + rawPath) : [];
  });

/** A limit of express-rate-limit can reset a client; several limits may share a router. */
const isLimit = ({ handle }: Layer): boolean => 'resetKey' in handle || (handle.stack ?? []).some(isLimit);
const limitOf = (stack: Layer[]) => (stack.some(isLimit) ? LIMITED : '');
