import type { TracingConfig } from '../config.ts';
import type { Carrier, Tracing, Work } from './tracing.port.ts';

let tracing: Tracing | undefined;

/** The tracing of this process; nothing unless it was started. */
export const tracingOf = (): Tracing | undefined => tracing;

/**
 * Begins to send traces where OTEL_EXPORTER_OTLP_ENDPOINT names a collector. Otherwise nothing of its SDK is even
 * loaded. Call before anything else is opened.
 * @returns sends what is left, and ends it
 */
export async function startTracing(piece: string, config: TracingConfig): Promise<() => Promise<void>> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
  const { openTracing } = await import('./open-tracing.ts');
  tracing = openTracing(config.OTEL_SERVICE_NAME ?? piece, config);
  return tracing.close;
}

/** Starts a part of a process that several share: spans of all that it opens have its name. */
export const inPiece = <T>(piece: string, run: () => T): T => (tracing ? tracing.inPiece(piece, run) : run());

/** Does `run` as a span of the present trace. */
export const traced = <T>(work: Work, run: () => Promise<T>): Promise<T> =>
  tracing ? tracing.span(work, run) : run();

/** What another process needs to go on with the present trace: as headers of a request, or beside work that waits. */
export const traceCarrier = (): Carrier => tracing?.carrier() ?? {};
