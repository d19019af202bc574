import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { contextOf } from './carrier.ts';
import type { Work } from './tracing.port.ts';

const KINDS = { client: SpanKind.CLIENT, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/** Runs `run` in a span. Outside of a sent trace no span is made. */
export function runInSpan<T>(
  tracer: Pick<Tracer, 'startSpan'>,
  work: Work,
  run: () => Promise<T>,
): Promise<T> {
  const isBeginning = work.kind === 'consumer';
  const outer = isBeginning ? (contextOf(work.from) ?? ROOT_CONTEXT) : context.active();
  if (!isBeginning && !trace.getSpan(outer)) return run();
  const { name, kind, attributes = {} } = work;
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, outer);
  if (!span.isRecording()) return run();
  return context.with(trace.setSpan(outer, span), () => ended(span, run));
}

async function ended<T>(span: Span, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** The message of an error may name a person; its name and code do not. */
export function fail(span: Span, error: unknown): void {
  const { name, code } = error as NodeJS.ErrnoException;
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', String(code ?? name));
}
