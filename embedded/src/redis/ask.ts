import { connect } from 'node:net';

const timeoutMs = 1000;

/** Sends commands to a local Redis and answers its raw replies in one text; undefined when none come. */
export function askRedis(port: number, password: string, ...commands: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    const end = (text?: string) => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(timeoutMs, () => end());
    socket.on('error', () => end());
    // QUIT last: Redis answers everything, then closes the connection.
    socket.write([`AUTH ${password}`, ...commands, 'QUIT', ''].join('\r\n'));
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('close', () => end(answer || undefined));
  });
}
