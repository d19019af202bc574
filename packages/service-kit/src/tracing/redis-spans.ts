import { tracingChannel } from 'node:diagnostics_channel';
import { SpanKind, trace, type Span, type Tracer } from '@opentelemetry/api';
import { isSampled } from './carrier.ts';
import { fail } from './run-in-span.ts';

/** What ioredis says of a command. The arguments are never looked at: sessions and addresses stand in them. */
type Command = { command: string; error?: unknown };

/** Makes a span of each Redis command that belongs to a trace. */
export function watchRedis(tracer: Tracer): void {
  const running = new WeakMap<object, Span>();
  tracingChannel<unknown, Command>('ioredis:command').subscribe({
    start(message) {
      if (!isSampled(trace.getActiveSpan())) return;
      const { command } = message as Command;
      const attributes = { 'db.system.name': 'redis', 'db.operation.name': command };
      running.set(
        message as Command,
        tracer.startSpan(`redis ${command}`, { kind: SpanKind.CLIENT, attributes }),
      );
    },
    asyncEnd: (message) => running.get(message)?.end(),
    error(message) {
      const span = running.get(message);
      if (span) fail(span, message.error);
    },
    end: () => undefined,
    asyncStart: () => undefined,
  });
}
