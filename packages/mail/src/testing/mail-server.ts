import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Received = Email & { envelopeTo: string[] };
export type MailServer = {
  url: string;
  /** Every completely received mail, in order. */
  received: Received[];
  /** The number of connections so far. */
  connections: number;
  /** Addresses that the server always refuses. */
  refused: Set<string>;
  /** While set, mails are accepted but the response is held back. */
  isSilent: boolean;
  /** Takes no connections until `open`. */
  shut: () => Promise<void>;
  open: () => Promise<void>;
};

type Part = Pick<MailServer, 'received' | 'connections' | 'refused' | 'isSilent'>;

/** Senders that every server here refuses: permanently, and temporarily. */
const UNWANTED: Record<string, number> = { 'refused@example.com': 550, 'later@example.com': 451 };
/** `password`: required from every client. */
type Options = { password?: string };

/** A real SMTP server on a free port; call `shut` at the end. */
export async function mailServer(options: Options = {}): Promise<MailServer> {
  const state: Part = { received: [], connections: 0, refused: new Set(), isSilent: false };
  let server = await listen(state, 0, options);
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    shut: () => new Promise<void>((resolve) => server.close(() => resolve())),
    open: async () => void (server = await listen(state, port, options)),
  });
}

async function listen(state: Part, port: number, { password }: Options): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    onConnect: (_session, answer) => {
      state.connections += 1;
      answer();
    },
    onAuth: (given, _session, answer) =>
      given.password === password ? answer(null, { user: given.username }) : answer(wrongPassword()),
    onMailFrom: ({ address }, _session, answer) =>
      answer(UNWANTED[address] ? unwanted(UNWANTED[address]) : null),
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, answer) => answer(state.refused.has(address) ? noSuchBox() : null),
    onData: takeIn(state),
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

const wrongPassword = () =>
  Object.assign(new Error('Username and Password not accepted'), { responseCode: 535 });
const unwanted = (responseCode: number) => Object.assign(new Error('Not from this sender'), { responseCode });
const noSuchBox = () => Object.assign(new Error('No such mailbox here'), { responseCode: 550 });

const takeIn =
  (state: Part): SMTPServerOptions['onData'] =>
  (stream, session, answer) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
      void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        state.received.push({ ...mail, envelopeTo });
        if (!state.isSilent) answer(null);
      });
    });
  };
