import { ROOT_CONTEXT, trace, TraceFlags, type Context, type SpanContext } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

/** W3C trace context, version 00. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;

/** A context inside another process's span; undefined when that trace is not sent. */
export function contextOf(traceparent: string | undefined): Context | undefined {
  const parent = traceparent ? parseTraceParent(traceparent) : null;
  if (!parent || !(parent.traceFlags & TraceFlags.SAMPLED)) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}
