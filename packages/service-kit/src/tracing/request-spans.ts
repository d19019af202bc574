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
import { contextOf, isSampled, traceparentOf } from './carrier.ts';
import type { RouteOf } from './tracing.port.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A tracer, and a way to give the trace that begins next its id. */
export type Beginning = { tracer: Tracer; withTraceId: <T>(id: string | undefined, begin: () => T) => T };

/** Makes a span of each request, and tells whoever it is passed on to. The gateway lets no client name a trace. */
export function traceRequests(beginning: Beginning, routeOf: RouteOf): RequestHandler {
  return (req, res, next) => {
    const parent = contextOf(req.get('traceparent'));
    // Nine in ten: what follows knows the trace by the name under which it came.
    if (parent && !isSampled(trace.getSpan(parent))) return context.with(parent, next);
    const span = begin(beginning, req, parent);
    req.headers['traceparent'] = traceparentOf(span.spanContext());
    if (span.isRecording()) res.once('close', () => end(span, res, routeOf(req)));
    context.with(trace.setSpan(ROOT_CONTEXT, span), next);
  };
}

function begin({ tracer, withTraceId }: Beginning, req: Request, parent: Context | undefined): Span {
  const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': req.method } };
  const start = () => tracer.startSpan(req.method, options, parent ?? ROOT_CONTEXT);
  return parent ? start() : withTraceId(traceIdFor(req), start);
}

/** The request's id without its dashes. A notification's is the provider's own, which may come again. */
function traceIdFor(req: Request): string | undefined {
  const id = req.get('x-request-id') ?? '';
  return UUID.test(id) && !req.path.startsWith('/api/webhooks/') ? id.replaceAll('-', '') : undefined;
}

function end(span: Span, { req, statusCode, writableFinished }: Response, route: string): void {
  span.updateName(`${req.method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
  if (!writableFinished) span.setAttribute('error.type', 'cut');
  if (statusCode >= 500 || !writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
