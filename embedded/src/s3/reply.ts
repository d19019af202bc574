import type { ServerResponse } from 'node:http';
import { document, type Xml } from './xml.ts';

export function replyEmpty(res: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  // 204 must not announce a length.
  res.writeHead(status, status === 200 ? { 'content-length': 0, ...headers } : headers).end();
}

/** `content` has one name, that of the document's root element. */
export function replyXml(res: ServerResponse, content: Record<string, Xml>, status = 200): void {
  const body = document(content);
  res.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) });
  res.end(body);
}
