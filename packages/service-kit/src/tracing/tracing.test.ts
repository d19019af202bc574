import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { traceCollector } from '../testing/trace-collector.ts';

const SRC = join(import.meta.dirname, '..');
const opened: { close: () => Promise<unknown> }[] = [];
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())));

const collecting = async () => {
  const collector = await traceCollector();
  opened.push(collector);
  return collector;
};

/** The option that only the gateway sets. */
const BEGINS = `beginTraces: () => '/things/:id'`;

/** A program with everything that a service takes from here; it runs `work` and ends. Returns its output lines. */
async function runProgram(env: Record<string, string>, work = '', options = BEGINS): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const kit = (name) => import(${JSON.stringify(SRC)} + '/' + name + '.ts');
    const { listen, runMain } = await kit('run');
    const { createBaseApp } = await kit('app');
    const { createLog } = await kit('log');
    await kit('mongo');
    await kit('redis');
    const { traced, traceCarrier } = await kit('tracing/tracing');
    runMain('shop-piece', async () => {
      const log = createLog('piece', 'silent');
      const mount = (app) => app.get('/things/:id', async (req, res) => {
        const inner = await traced({ name: 'inner', kind: 'client' }, async () => traceCarrier());
        res.json({ inner, id: req.get('x-request-id') });
      });
      const app = createBaseApp({ log, ready: async () => undefined, mount, ${options} });
      const running = await listen({ app, port: 0, host: '127.0.0.1' });
      const get = async (path, headers = {}) =>
        (await fetch('http://127.0.0.1:' + running.port + path, { headers })).json();
      ${work}
      // prom-client brings the bare interface into every process.
      const isOurs = (url) => url.includes('@opentelemetry/') && !url.includes('@opentelemetry/api/');
      console.log(loaded.some(isOurs) ? 'loaded' : 'not loaded');
      setImmediate(() => process.kill(process.pid, 'SIGTERM'));
      return { running, log };
    });`;
  const args = ['--no-warnings', '--input-type=module', '-e', program];
  const { NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, args, {
    env: { NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  await once(child, 'close');
  return Buffer.concat(said).toString().trim().split('\n');
}

const REQUEST_ID = '84ba54b3-15d5-441c-a500-e3f25a051837';
const TRACE_ID = '84ba54b315d5441ca500e3f25a051837';
const ASK = `console.log(JSON.stringify(await get('/things/7?mail=ana', { 'x-request-id': '${REQUEST_ID}' })));`;

test('when no collector is named then nothing of OpenTelemetry is loaded, and work is done all the same', async () => {
  expect(await runProgram({}, ASK)).toEqual([JSON.stringify({ inner: {}, id: REQUEST_ID }), 'not loaded']);
});

test('when a collector is named then the request id is the trace id, and what is left is sent at the end', async () => {
  const collector = await collecting();

  const [answer = '', loaded] = await runProgram({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, ASK);

  const spans = collector.spans();
  expect(spans.map(({ piece, name, traceId }) => [piece, name, traceId])).toEqual([
    ['shop-piece', 'inner', TRACE_ID],
    ['shop-piece', 'GET /things/:id', TRACE_ID],
  ]);
  expect(JSON.parse(answer)).toMatchObject({
    inner: { traceparent: `00-${TRACE_ID}-${spans[0]!.spanId}-01` },
  });
  expect(spans[0]!.parentSpanId).toBe(spans[1]!.spanId);
  expect([loaded, collector.raw().includes('ana')]).toEqual(['loaded', false]);
});

test.each([
  ['none of the traces', '0', 0],
  ['all of them', '1', 2],
])('when the sampler keeps %s then so many spans are sent', async (_which, ratio, sent) => {
  const collector = await collecting();
  const sampler = {
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: ratio,
    OTEL_SERVICE_NAME: 'renamed',
  };

  const [answer = ''] = await runProgram({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...sampler }, ASK);

  expect(collector.spans().map(({ piece }) => piece)).toEqual(Array.from({ length: sent }, () => 'renamed'));
  // The next service gets only traces that are sent.
  const next = { traceparent: expect.stringMatching(new RegExp(`^00-${TRACE_ID}-[0-9a-f]{16}-01$`)) };
  expect(JSON.parse(answer)).toEqual({ inner: sent ? next : {}, id: REQUEST_ID });
});

test('when parts share a process then the spans of each have its name', async () => {
  const collector = await collecting();
  const work = `
    const { inPiece } = await kit('tracing/tracing');
    const parts = await Promise.all(
      ['catalog', 'auth'].map((name) => inPiece(name, () => listen({ app, port: 0, host: '127.0.0.1' }))),
    );
    for (const part of parts) await fetch('http://127.0.0.1:' + part.port + '/things/7');
    for (const part of parts) await part.close();`;

  await runProgram({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, work);

  expect(collector.spans().map(({ piece, name }) => [piece, name])).toEqual([
    ['catalog', 'inner'],
    ['catalog', 'GET /things/:id'],
    ['auth', 'inner'],
    ['auth', 'GET /things/:id'],
  ]);
});

const OUTER_SPAN = 'e3f25a051837a500';
test.each([
  ['no trace', {}, []],
  ['a trace that is not sent', { traceparent: `00-${TRACE_ID}-${OUTER_SPAN}-00` }, []],
  ['a trace', { traceparent: `00-${TRACE_ID}-${OUTER_SPAN}-01` }, [TRACE_ID, TRACE_ID]],
])('when a request comes with %s then a service begins none of its own', async (_what, headers, sent) => {
  const collector = await collecting();
  const ask = `await get('/things/7', ${JSON.stringify({ 'x-request-id': REQUEST_ID, ...headers })});`;

  await runProgram({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, ask, '');

  expect(collector.spans().map(({ traceId }) => traceId)).toEqual(sent);
});

test('when the collector is away then requests are answered, and the process ends', async () => {
  const collector = await traceCollector();
  await collector.close();

  const [answer = ''] = await runProgram({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, ASK);

  expect(JSON.parse(answer)).toMatchObject({ id: REQUEST_ID });
});
