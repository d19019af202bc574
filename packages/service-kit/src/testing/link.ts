import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * open: everything passes; down: connections are reset; silent: connections stay open and nothing passes,
 * as when the other end hangs; unanswered: requests arrive, responses are held back until it is open again; cut: the
 * response breaks off after its first bytes.
 */
export type LinkState = 'open' | 'down' | 'silent' | 'unanswered' | 'cut';
/** A breakable connection to a store or service. */
export type Link = {
  port: number;
  set: (state: LinkState) => void;
  lead: (port: number) => void;
  close: () => void;
};

/** The bytes of a response's head and the beginning of its body. */
const CUT_AFTER = 64;

export async function openLink(target = 0): Promise<Link> {
  let state: LinkState = 'open';
  let to = target;
  const pairs = new Set<[Socket, Socket]>();
  const hold = ([near, far]: [Socket, Socket]) => {
    if (state === 'silent') near.pause();
    else near.resume();
    if (state === 'silent' || state === 'unanswered') far.pause();
    else far.resume();
  };
  const server = createServer((near) => {
    if (state === 'down') return void near.resetAndDestroy();
    const far = connect(to, '127.0.0.1');
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.on('data', (chunk: Buffer) => far.write(chunk));
    far.on('data', (chunk: Buffer) => {
      if (state !== 'cut') return near.write(chunk);
      return near.write(chunk.subarray(0, CUT_AFTER), () => near.resetAndDestroy());
    });
    for (const [one, other] of [pair, pair.toReversed()] as [Socket, Socket][])
      one
        .on('error', () => undefined)
        .once('close', () => {
          pairs.delete(pair);
          other.destroy();
        });
    hold(pair);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lead: (port) => void (to = port),
    set: (next) => {
      state = next;
      for (const pair of pairs)
        if (next === 'down') pair.forEach((one) => one.resetAndDestroy());
        else hold(pair);
    },
    close: () => {
      for (const one of [...pairs].flat()) one.destroy();
      server.close();
    },
  };
}
