import { Binary } from 'bson';
import { MongoError } from '../errors.ts';
import { credentialsOf } from '../auth/users.ts';
import { authenticationFailed, checkProof, MECHANISM, startExchange } from '../auth/scram.ts';
import { type Doc, fieldOf } from '../bson/values.ts';
import type { Reply } from '../wire/reply.ts';
import type { Command, Context } from './command.ts';
import { countField, docField, flagField, textField, wrongType } from './fields.ts';

function payloadOf(command: Doc): Uint8Array {
  const payload = fieldOf(command, 'payload');
  if (payload instanceof Binary) return payload.buffer.subarray(0, payload.position);
  throw wrongType('payload', payload ?? null, 'binData');
}

const step = (conversationId: number, done: boolean, payload: string): Record<string, unknown> => ({
  conversationId,
  done,
  payload: new Binary(Buffer.from(payload)),
  ok: 1,
});

/** The first step of a login, by itself or inside a driver's hello. */
export function start(command: Doc, db: string, { client, users }: Context): Record<string, unknown> {
  client.exchange = undefined;
  const mechanism = textField(command, 'mechanism');
  if (mechanism !== MECHANISM) {
    const message = `Received authentication for mechanism ${mechanism} which is not enabled`;
    throw new MongoError(334, 'MechanismUnavailable', message);
  }
  const { exchange, reply } = startExchange(payloadOf(command), {
    id: ++client.exchanges,
    db,
    skipEmptyExchange: flagField(docField(command, 'options') ?? {}, 'skipEmptyExchange'),
    find: (name) => {
      const user = users.find(name);
      return user && credentialsOf(user);
    },
  });
  client.exchange = exchange;
  return step(exchange.id, false, reply);
}

export const saslStart: Command = {
  fields: ['mechanism', 'payload', 'autoAuthorize', 'options'],
  run: (command, context) => start(command, textField(command, '$db'), context),
};

function proceed(command: Doc, { client }: Context): Reply {
  const { exchange } = client;
  client.exchange = undefined;
  if (!exchange || countField(command, 'conversationId') !== exchange.id) {
    throw new MongoError(17, 'ProtocolError', 'No SASL session state found');
  }
  if (exchange.proved) {
    if (payloadOf(command).length > 0) throw authenticationFailed();
    client.user = exchange.user;
    return step(exchange.id, true, '');
  }
  const reply = checkProof(payloadOf(command), exchange);
  if (exchange.skipEmptyExchange) client.user = exchange.user;
  else client.exchange = { ...exchange, proved: true };
  return step(exchange.id, exchange.skipEmptyExchange, reply);
}

export const saslContinue: Command = { fields: ['conversationId', 'payload'], run: proceed };

export const logout: Command = {
  fields: [],
  run(_command, { client }) {
    client.user = undefined;
    return { ok: 1 };
  },
};
