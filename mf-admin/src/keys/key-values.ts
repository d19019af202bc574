import { keysOf, type KeyAccount, type KeyName, type KeysView } from '@shop/contracts/keys';

export type KeyValues = Partial<Record<KeyName, string | null>>;

/** The initial form values: secrets are never read back. */
export const valuesOf = (account: KeyAccount, { keys }: KeysView): KeyValues =>
  Object.fromEntries(keysOf(account).map((name) => [name, keys[name].value ?? '']));

/** Only the changed keys of the account; an emptied field deletes its key. */
export function changedOf(values: KeyValues, { keys }: KeysView): KeyValues {
  const names = Object.keys(values) as KeyName[];
  const changed = names.filter((name) => (values[name] ?? '') !== (keys[name].value ?? ''));
  return Object.fromEntries(changed.map((name) => [name, values[name] || null]));
}

/** The account's keys that the owner has entered. */
export const ownersOf = (account: KeyAccount, { keys }: KeysView): KeyName[] =>
  keysOf(account).filter((name) => keys[name].from === 'owner');
