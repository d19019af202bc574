import { tracingChannel } from 'node:diagnostics_channel';
import { SpanKind, trace, type Span, type Tracer } from '@opentelemetry/api';
import { fail } from './run-in-span.ts';

const CHANNELS = ['query', 'aggregate', 'model:save', 'model:insertMany', 'model:bulkWrite'];
/** What mongoose reports of an operation. Its arguments are never read. */
type Operation = { operation: string; collection: string; database: string; error?: unknown };

/** Makes a span of each model operation in a trace: the operation and its collection, without any data. */
export function watchMongo(tracer: Pick<Tracer, 'startSpan'>): void {
  const running = new WeakMap<object, Span>();
  for (const channel of CHANNELS) {
    const { start, error, asyncEnd } = tracingChannel<unknown, Operation>(`mongoose:${channel}`);
    start.subscribe((message) => {
      if (!trace.getActiveSpan()) return;
      const { operation, collection, database } = message as Operation;
      const attributes = {
        'db.system.name': 'mongodb',
        'db.operation.name': operation,
        'db.namespace': database,
        'db.collection.name': collection,
      };
      const span = tracer.startSpan(`${operation} ${collection}`, { kind: SpanKind.CLIENT, attributes });
      running.set(message as Operation, span);
    });
    error.subscribe((message) => {
      const span = running.get(message as Operation);
      if (span) fail(span, (message as Operation).error);
    });
    asyncEnd.subscribe((message) => running.get(message as Operation)?.end());
  }
}
