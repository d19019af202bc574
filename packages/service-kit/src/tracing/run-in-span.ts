import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { contextOf, isSampled } from './carrier.ts';
import type { Work } from './tracing.port.ts';

const KINDS = { client: SpanKind.CLIENT, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/** Does `run` as a span. Inside a trace that is not sent nothing is made, but what follows still knows its id. */
export function runInSpan<T>(tracer: Tracer, work: Work, run: () => Promise<T>): Promise<T> {
  const isBeginning = work.kind === 'consumer';
  const outer = isBeginning ? (contextOf(work.from) ?? ROOT_CONTEXT) : context.active();
  const parent = trace.getSpan(outer);
  if (!isBeginning && !isSampled(parent)) return run();
  if (parent && !isSampled(parent)) return context.with(outer, run);
  const { name, kind, attributes = {} } = work;
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, outer);
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

/** What an error says may name a person; its kind does not. */
export function fail(span: Span, error: unknown): void {
  const { name, code } = error as NodeJS.ErrnoException;
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', String(code ?? name));
}
