import type { Request, RequestHandler } from 'express';

/** What a trace shows as one span. Names and attributes are read by many: no data of a person, no address with its query. */
export type Work = {
  name: string;
  /** Only a 'consumer', which takes up what was left for it, may begin a trace. */
  kind: 'client' | 'producer' | 'consumer';
  attributes?: Record<string, string | number | undefined>;
  /** `traceparent` of what it was left by. */
  from?: string | undefined;
};
/** The present span in the form in which it goes to another process. */
export type Carrier = { traceparent?: string };
/** The name of a request's route, never its raw path. */
export type RouteOf = (req: Request) => string;

export type Tracing = {
  span: <T>(work: Work, run: () => Promise<T>) => Promise<T>;
  /** Begins a trace for each request: only the gateway does. */
  begin: (routeOf: RouteOf) => RequestHandler;
  /** Goes on with the traces in which requests come. */
  continue: (routeOf: RouteOf) => RequestHandler;
  carrier: () => Carrier;
  /** Starts a part of a process that several share: its spans have its name. */
  inPiece: <T>(piece: string, run: () => T) => T;
  /** Of the present span, for the log. */
  traceId: () => string | undefined;
  close: () => Promise<void>;
};
