import { MECHANISM } from '../auth/scram.ts';
import { type Doc, fieldOf } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { MAX_DOCUMENT_BYTES } from '../storage/document-rules.ts';
import { MAX_MESSAGE_BYTES } from '../wire/framer.ts';
import type { Command, Context } from './command.ts';
import { docField, textField } from './fields.ts';
import { start } from './sasl.ts';
import { MAX_WRITES } from './statements.ts';

const WIRE_VERSION = 21;

/** A login that a driver starts with its hello. A failed one is left out of the reply, and the driver logs in again. */
function speculative(command: Doc, context: Context): Record<string, unknown> | undefined {
  const begun = docField(command, 'speculativeAuthenticate');
  if (!begun) return undefined;
  try {
    return start(begun, textField(begun, 'db'), context);
  } catch (error) {
    if (error instanceof MongoError) return undefined;
    throw error;
  }
}

/**
 * Announces a standalone server: no replica set, and no logicalSessionTimeoutMinutes, so drivers use neither
 * sessions nor retryable writes nor transactions, whatever their options say.
 */
export const hello: Command = {
  // Drivers add fields about themselves with every version; none of them changes the answer.
  fields: 'any',
  run: (command, context) => ({
    helloOk: true,
    [context.legacy || !('hello' in command) ? 'ismaster' : 'isWritablePrimary']: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITES,
    localTime: new Date(),
    connectionId: context.client.id,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
    // The same for every name, so that it does not reveal which users exist.
    saslSupportedMechs: fieldOf(command, 'saslSupportedMechs') === undefined ? undefined : [MECHANISM],
    speculativeAuthenticate: speculative(command, context),
    ok: 1,
  }),
};
