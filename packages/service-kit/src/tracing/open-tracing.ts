import { context, trace } from '@opentelemetry/api';
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

/** Sends spans of this process to the collector that the standard variables name. Only loaded when there is one. */
export function openTracing(name: string, config: TracingConfig): Tracing {
  const sampler = samplerOf(config);
  const ids = createTraceIds();
  const provider = new TracerProvider({
    sampler,
    resource: resourceFromAttributes({ 'service.name': name, 'service.namespace': 'shop' }),
    idGenerator: ids.generator,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  const tracer = provider.getTracer('@shop/service-kit');
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
    close: () => withTimeout(provider.shutdown(), CLOSE_MS).catch(() => undefined),
  };
}
