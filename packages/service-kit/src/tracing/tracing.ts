import type { TracingConfig } from '../config.ts';
import type { Carrier, Tracing, Work } from './tracing.port.ts';

let tracing: Tracing | undefined;

/** The tracing of this process; undefined unless it was started. */
export const tracingOf = (): Tracing | undefined => tracing;

/**
 * Starts to send traces when OTEL_EXPORTER_OTLP_ENDPOINT names a collector. Otherwise the SDK is not even
 * loaded. Call it before anything else is opened.
 * @returns a function that sends the rest, and ends tracing
 */
export async function startTracing(piece: string, config: TracingConfig): Promise<() => Promise<void>> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
  const { openTracing } = await import('./open-tracing.ts');
  tracing = openTracing(config.OTEL_SERVICE_NAME ?? piece, config);
  return tracing.close;
}

/** Starts a part of a shared process: spans of all that it opens have its name. */
export const inPiece = <T>(piece: string, run: () => T): T => (tracing ? tracing.inPiece(piece, run) : run());

/** Runs `run` in a span of the current trace. */
export const traced = <T>(work: Work, run: () => Promise<T>): Promise<T> =>
  tracing ? tracing.span(work, run) : run();

/** The data with which another process continues the current trace: as request headers, or beside queued work. */
export const traceCarrier = (): Carrier => tracing?.carrier() ?? {};
