import { serve } from './serve.ts';

type Attribute = { key: string; value: { stringValue?: string } };
/** A span as OTLP sends it, with the program part that it belongs to. */
export type Span = {
  piece: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
};
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<Span, 'piece'>[] }[];
  }[];
};

/** A collector on a free port that accepts OTLP as JSON. */
export async function traceCollector() {
  const bodies: string[] = [];
  const { url, close } = await serve((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  return {
    url,
    /** The raw bodies of all requests. */
    raw: () => bodies.join('\n'),
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body) as Export)),
    close,
  };
}

const spansOf = ({ resourceSpans }: Export): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const piece = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, piece })));
  });
