import { context, SpanKind, trace, type Span, type Tracer } from '@opentelemetry/api';
import type { mongo } from 'mongoose';
import { isSampled } from './carrier.ts';
import { fail } from './run-in-span.ts';

/** Makes a span of each command that belongs to a trace: what is done to which collection, and nothing that is in it. */
export function watchMongo(tracer: Tracer, client: mongo.MongoClient): void {
  const running = new Map<number, Span>();
  const take = (requestId: number): Span | undefined => {
    const span = running.get(requestId);
    running.delete(requestId);
    return span;
  };
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    if (!isSampled(trace.getActiveSpan())) return;
    const collection: unknown = command[commandName === 'getMore' ? 'collection' : commandName];
    const attributes = {
      'db.system.name': 'mongodb',
      'db.operation.name': commandName,
      'db.namespace': databaseName,
      ...(typeof collection === 'string' && { 'db.collection.name': collection }),
    };
    const name = typeof collection === 'string' ? `${commandName} ${collection}` : commandName;
    const options = { kind: SpanKind.CLIENT, attributes };
    running.set(requestId, tracer.startSpan(name, options, context.active()));
  });
  client.on('commandSucceeded', ({ requestId }) => take(requestId)?.end());
  client.on('commandFailed', ({ requestId, failure }) => {
    const span = take(requestId);
    if (span) fail(span, failure);
    span?.end();
  });
}
