import type { Endpoints } from '@shop/contracts/endpoints/endpoint';
import { answerHealth } from '@shop/http/health';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import * as z from 'zod';
import { tokenOrCookies } from './api-token/bearer.ts';
import { AppError, notFound } from './errors.ts';
import type { Log } from './log.ts';
import { createMetrics, routeOf, type Metrics } from './metrics.ts';
import { requestContext } from './still-waiting.ts';
import { requestLog } from './request-log.ts';
import { findCall } from './requested-call.ts';
import type { RouteOf } from './tracing/tracing.port.ts';
import { tracingOf } from './tracing/tracing.ts';

export type AppOptions = {
  log: Log;
  metrics?: Metrics;
  /** Resolves when the stores answer; a rejection makes /readyz 503. */
  ready: () => Promise<unknown>;
  /** False for the gateway, which never parses a body. */
  parseJson?: boolean;
  /** Bodies of requests beneath this path stay bytes (a Buffer), for signatures over them and numbers that JSON.parse would round. */
  rawBodiesAt?: string;
  /** For the gateway, which begins each trace: names a request's route, which Express does not know there. */
  beginTraces?: RouteOf | undefined;
  /** Runs before everything else, the log included. */
  first?: RequestHandler[];
  /** The service's rows of the contracts; each call is checked against its row. */
  endpoints?: Endpoints;
  /** The service's own routes and session middleware, in order. */
  mount: (app: Express) => void;
};

/** Every service's app: settings, request id, log, metrics, health, JSON bodies, the service's routes, one error handler. */
export function createBaseApp(options: AppOptions): Express {
  z.config(z.locales.es());
  const metrics = options.metrics ?? createMetrics();
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  // Only the gateway on this machine or in the private network may say who the client is.
  app.set('trust proxy', ['loopback', 'linklocal', 'uniquelocal']);
  if (options.first) app.use(...options.first);
  app.use(health(options));
  const tracing = tracingOf();
  if (tracing) app.use(options.beginTraces ? tracing.begin(options.beginTraces) : tracing.continue(routeOf));
  app.use(metrics.middleware, requestLog(options.log), requestContext, tokenOrCookies);
  app.use(forNoCache);
  if (options.rawBodiesAt) app.use(options.rawBodiesAt, express.raw({ type: () => true, limit: '200kb' }));
  if (options.parseJson !== false) app.use(express.json({ limit: '200kb' }));
  if (options.endpoints) app.use(findCall(options.endpoints));
  options.mount(app);
  app.use((_req, _res) => {
    throw notFound();
  });
  const answerError = errorHandler(options.log);
  // Twice: a session that cannot be stored after an error was answered comes once more, and Express would print it.
  app.use(answerError, answerError);
  return app;
}

/** Carts and orders are personal. Public responses set their own header, or the gateway caches them. */
const forNoCache: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'private, no-store');
  next();
};

function health({ ready, log }: AppOptions): RequestHandler {
  const readyOrLogged = () =>
    ready().catch((error: unknown) => {
      log.warn({ err: error }, 'not ready');
      throw error;
    });
  return (req, res, next) => {
    if (!answerHealth({ req, res }, readyOrLogged)) next();
  };
}

type HttpError = Error & { status?: number; type?: string; codeName?: string; previousErrors?: HttpError[] };

/** The response to the caller. For unknown errors it does not reveal the cause. */
function toAnswer(error: HttpError): AppError {
  if (error instanceof AppError) return error;
  if (error.type === 'entity.parse.failed')
    return new AppError(400, 'El contenido enviado no es JSON válido.');
  if (error.type === 'entity.too.large')
    return new AppError(413, 'El contenido enviado es demasiado grande.');
  if (isStoreDown(error) || isStoreFull(error))
    return new AppError(503, 'El servicio no está disponible por el momento. Intenta de nuevo.');
  if (error.status && error.status >= 400 && error.status < 500)
    return new AppError(error.status, 'No pudimos procesar la solicitud.');
  return new AppError(500, 'Ocurrió un error inesperado. Intenta de nuevo.');
}

const STORE_DOWN = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongooseServerSelectionError',
  'MaxRetriesPerRequestError',
]);
const isStoreDown = (error: HttpError) =>
  STORE_DOWN.has(error.name) ||
  /ECONNREFUSED|ECONNRESET|EPIPE|Command timed out|Connection is closed|Stream isn't writeable/.test(
    error.message,
  );

/**
 * Redis is out of memory or cannot save, or a database's disk is full: reads still work, and space may be freed. When
 * Redis refuses a transaction (EXECABORT), the reason is in the errors of its commands.
 */
const isStoreFull = ({ codeName, message, previousErrors = [] }: HttpError): boolean =>
  codeName === 'OutOfDiskSpace' ||
  /^(?:OOM|MISCONF) |disk is full|No space left/.test(message) ||
  previousErrors.some(isStoreFull);

const errorHandler =
  (log: Log): ErrorRequestHandler =>
  (error: HttpError, req, res, _next) => {
    const answer = toAnswer(error);
    // The request log prints one line; a stack is only worth its space when the fault is ours.
    if (answer.status >= 500) log.error({ err: error, reqId: req.headers['x-request-id'] }, 'request failed');
    // Express would log the stack, and cut off a complete response when only its session could not be stored.
    if (res.headersSent) return res.writableEnded ? undefined : void req.socket.destroy();
    const retryAfter = answer.retryAfter ?? (answer.status === 503 ? 2 : undefined);
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
    res.status(answer.status).json(answer.body);
  };
