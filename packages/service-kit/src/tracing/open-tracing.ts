import { AsyncLocalStorage } from 'node:async_hooks';
import { context, trace, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config.ts';
import { withTimeout } from '../with-timeout.ts';
import { traceparentOf } from './carrier.ts';
import { watchMongo } from './mongo-spans.ts';
import { beginTraces, continueTraces } from './request-spans.ts';
import { runInSpan } from './run-in-span.ts';
import { samplerOf } from './sampler.ts';
import { createTraceIds } from './trace-ids.ts';
import type { Tracing } from './tracing.port.ts';

/** A collector that is away must not keep a process from ending. */
const CLOSE_MS = 4_000;

/** Sends spans of this process to the collector that the standard variables name. Loaded only with a collector. */
export function openTracing(name: string, config: TracingConfig): Tracing {
  const sampler = samplerOf(config);
  const ids = createTraceIds();
  const sending = new BatchSpanProcessor({ exporter: new OTLPTraceExporter() });
  const tracerOf = (piece: string): Tracer =>
    new TracerProvider({
      sampler,
      resource: resourceFromAttributes({ 'service.name': piece, 'service.namespace': 'shop' }),
      idGenerator: ids.generator,
      spanProcessors: [sending],
    }).getTracer('@shop/service-kit');
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  const own = tracerOf(name);
  /** The tracer of the part that runs: all that its start opens uses it. */
  const pieces = new AsyncLocalStorage<Tracer>();
  const tracer: Pick<Tracer, 'startSpan'> = {
    startSpan: (...span) => (pieces.getStore() ?? own).startSpan(...span),
  };
  watchMongo(tracer);
  return {
    span: (work, run) => runInSpan(tracer, work, run),
    begin: (routeOf) => beginTraces({ tracer, sampler, ids }, routeOf),
    continue: (routeOf) => continueTraces(tracer, routeOf),
    carrier: () => {
      const span = trace.getActiveSpan();
      return span ? { traceparent: traceparentOf(span.spanContext()) } : {};
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    inPiece: (piece, run) => (config.OTEL_SERVICE_NAME ? run() : pieces.run(tracerOf(piece), run)),
    close: () => withTimeout(sending.shutdown(), CLOSE_MS).catch(() => undefined),
  };
}
