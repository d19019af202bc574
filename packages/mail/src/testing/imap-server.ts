import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** A message of the box. `seen`: it was marked as read; `wasFetched`: its text was read. */
export type Boxed = { source: string; seen: boolean; wasFetched: boolean };
export type ImapServer = {
  url: string;
  box: Boxed[];
  add: (source: string) => Boxed;
  /** Waits until no connection is open. */
  left: () => Promise<void>;
  close: () => void;
};

const USER = 'rebotes';
const PASSWORD = 'una clave/1';

/** A server with one folder and the part of IMAP4rev1 that finds, reads and marks messages. */
export async function imapServer(): Promise<ImapServer> {
  const box: Boxed[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    createInterface({ input: socket }).on('line', (line) => answer(socket, box, line));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    box,
    add: (source) => {
      const message = { source: source.replace(/\r?\n/g, '\r\n'), seen: false, wasFetched: false };
      box.push(message);
      return message;
    },
    left: async () => {
      for (const socket of sockets) await once(socket, 'close');
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function answer(socket: Socket, box: Boxed[], line: string): void {
  const [tag, name = '', ...rest] = line.split(' ');
  const say = (text: string) => socket.write(`${text}\r\n`);
  const done = (text = 'OK done') => say(`${tag} ${text}`);
  const command = name.toUpperCase() === 'UID' ? `UID ${rest.shift()?.toUpperCase()}` : name.toUpperCase();
  const at = Number(rest[0]);
  const message = box[at - 1];
  switch (command) {
    case 'CAPABILITY':
      say('* CAPABILITY IMAP4rev1');
      return void done();
    case 'LOGIN':
      return void done(
        rest.join(' ') === `"${USER}" "${PASSWORD}"` || rest.join(' ') === `${USER} "${PASSWORD}"`
          ? 'OK in'
          : 'NO [AUTHENTICATIONFAILED] wrong',
      );
    case 'LIST':
    case 'LSUB':
      say(line.endsWith('""') ? `* ${command} (\\Noselect) "/" ""` : `* ${command} () "/" INBOX`);
      return void done();
    case 'SELECT':
      if (!/INBOX/i.test(line)) return void done('NO there is no such folder');
      for (const text of [
        'FLAGS (\\Seen)',
        `${box.length} EXISTS`,
        '0 RECENT',
        'OK [UIDVALIDITY 1] x',
        `OK [UIDNEXT ${box.length + 1}] x`,
      ])
        say(`* ${text}`);
      return void done('OK [READ-WRITE] done');
    case 'UID SEARCH': {
      const wantsReports = /HEADER "?content-type"? "?delivery-status"?/i.test(line) && /UNSEEN/i.test(line);
      const isReport = ({ source, seen }: Boxed) =>
        !seen && /^content-type:[^]*?delivery-status/im.test(source.split('\r\n\r\n')[0]!);
      const found = box.flatMap((one, index) => (wantsReports && isReport(one) ? [index + 1] : []));
      say(`* SEARCH ${found.join(' ')}`);
      return void done();
    }
    case 'UID FETCH': {
      const text = Buffer.from(message!.source);
      const wantsText = /BODY/i.test(line);
      if (wantsText) message!.wasFetched = true;
      const body = wantsText ? ` BODY[] {${text.length}}\r\n${message!.source}` : '';
      say(`* ${at} FETCH (UID ${at} RFC822.SIZE ${text.length}${body})`);
      return void done();
    }
    case 'UID STORE':
      message!.seen = /\\Seen/.test(line);
      say(`* ${at} FETCH (UID ${at} FLAGS (\\Seen))`);
      return void done();
    case 'LOGOUT':
      say('* BYE');
      done();
      return void socket.end();
    default:
      return void done('BAD unknown');
  }
}
