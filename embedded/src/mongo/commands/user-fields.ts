import { badValue, notSupported } from '../errors.ts';
import { MECHANISM } from '../auth/scram.ts';
import { credentialsFor } from '../auth/scram-keys.ts';
import { type Doc, fieldOf } from '../bson/values.ts';
import { docField, flagField, textField } from './fields.ts';
import { listField } from './list-fields.ts';

/** The fields that createUser and updateUser have in common. */
export const USER_FIELDS = ['pwd', 'roles', 'customData', 'mechanisms', 'digestPassword'];

function assertMechanisms(command: Doc): void {
  if (fieldOf(command, 'mechanisms') === undefined) return;
  const other = listField(command, 'mechanisms').find((mechanism) => mechanism !== MECHANISM);
  if (other !== undefined) throw notSupported(`the mechanism '${String(other)}'`);
}

/** The stored form of the password, and the custom data; only what the command gives. */
export function userFields(command: Doc): { credentials?: object; customData?: Doc } {
  assertMechanisms(command);
  if ('digestPassword' in command && !flagField(command, 'digestPassword')) {
    throw badValue('Use of SCRAM-SHA-256 requires undigested passwords');
  }
  const customData = docField(command, 'customData');
  return {
    ...('pwd' in command && { credentials: { [MECHANISM]: credentialsFor(textField(command, 'pwd')) } }),
    ...(customData && { customData }),
  };
}
