import type { Request, RequestHandler } from 'express';

/** One span of a trace. Many people read names and attributes: no personal data, no address with its query. */
export type Work = {
  name: string;
  /** Only a 'consumer', which takes queued work, may begin a trace. */
  kind: 'client' | 'producer' | 'consumer';
  attributes?: Record<string, string | number | undefined>;
  /** `traceparent` of the span that queued the work. */
  from?: string | undefined;
};
/** The current span in the form for another process. */
export type Carrier = { traceparent?: string };
/** The name of a request's route, never its raw path. */
export type RouteOf = (req: Request) => string;

export type Tracing = {
  span: <T>(work: Work, run: () => Promise<T>) => Promise<T>;
  /** Begins a trace for each request: only the gateway does. */
  begin: (routeOf: RouteOf) => RequestHandler;
  /** Continues the traces that requests bring. */
  continue: (routeOf: RouteOf) => RequestHandler;
  carrier: () => Carrier;
  /** Starts a part of a shared process: its spans have its name. */
  inPiece: <T>(piece: string, run: () => T) => T;
  /** The id of the current trace, for the log. */
  traceId: () => string | undefined;
  close: () => Promise<void>;
};
