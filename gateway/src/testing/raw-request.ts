import { connect } from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

/** Sends raw bytes, which no HTTP client would, and reads the first response. */
export function rawRequest(url: string, bytes: string, waitMs = 2_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    let text = '';
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1] ?? 0), head: head.toLowerCase(), body });
    };
    const timer = setTimeout(finish, waitMs);
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      if (isWhole(text)) finish();
    });
    socket.on('close', finish);
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? finish() : reject(error),
    );
  });
}

function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length);
}
