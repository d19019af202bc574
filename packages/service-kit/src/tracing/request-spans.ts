import type { Request, RequestHandler, Response } from 'express';
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { SamplingDecision, type Sampler } from '@opentelemetry/sdk-trace';
import { contextOf, traceparentOf } from './carrier.ts';
import type { TraceIds } from './trace-ids.ts';
import type { RouteOf } from './tracing.port.ts';

/** The parts that begin traces with our own ids. */
type Beginning = { tracer: Pick<Tracer, 'startSpan'>; sampler: Sampler; ids: TraceIds };

/** Begins a trace for each request, with its id. Nine in ten are not sent: for those no span is made. */
export const beginTraces = ({ tracer, sampler, ids }: Beginning, routeOf: RouteOf): RequestHandler =>
  followRequests((req) => {
    const id = requestTraceId(req) ?? ids.generator.generateTraceId();
    const { decision } = sampler.shouldSample(ROOT_CONTEXT, id, req.method, SpanKind.SERVER, {}, []);
    if (decision === SamplingDecision.NOT_RECORD) return undefined;
    return ids.withTraceId(id, () => spanOf(tracer, req, ROOT_CONTEXT));
  }, routeOf);

/** The gateway's id of the request, without dashes. Not for notifications: the provider's own id may come again. */
const requestTraceId = (req: Request): string | undefined =>
  req.url.startsWith('/api/webhooks/') ? undefined : req.get('x-request-id')?.replaceAll('-', '');

/** Continues the trace that a request brings. */
export const continueTraces = (tracer: Pick<Tracer, 'startSpan'>, routeOf: RouteOf): RequestHandler =>
  followRequests((req) => {
    const parent = contextOf(req.get('traceparent'));
    return parent && spanOf(tracer, req, parent);
  }, routeOf);

const spanOf = (tracer: Pick<Tracer, 'startSpan'>, { method }: Request, parent: Context): Span =>
  tracer.startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, parent);

const followRequests =
  (spanFor: (req: Request) => Span | undefined, routeOf: RouteOf): RequestHandler =>
  (req, res, next) => {
    const span = spanFor(req);
    if (!span?.isRecording()) return next();
    // Requests to other services continue this trace.
    req.headers['traceparent'] = traceparentOf(span.spanContext());
    res.once('close', () => end(span, res, routeOf(req)));
    context.with(trace.setSpan(ROOT_CONTEXT, span), next);
  };

function end(span: Span, { req, statusCode, writableFinished }: Response, route: string): void {
  span.updateName(`${req.method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
  if (!writableFinished) span.setAttribute('error.type', 'cut');
  if (statusCode >= 500 || !writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
