import { keysOf, type KeyAccount, type KeyName, type KeysView } from '@shop/contracts/keys';

export type KeyValues = Partial<Record<KeyName, string | null>>;

/** What the form begins with: secrets are never read back. */
export const valuesOf = (account: KeyAccount, { keys }: KeysView): KeyValues =>
  Object.fromEntries(keysOf(account).map((name) => [name, keys[name].value ?? '']));

/** What was changed alone, of the account that is typed; a field that was emptied takes its key away. */
export function changedOf(values: KeyValues, { keys }: KeysView): KeyValues {
  const names = Object.keys(values) as KeyName[];
  const changed = names.filter((name) => (values[name] ?? '') !== (keys[name].value ?? ''));
  return Object.fromEntries(changed.map((name) => [name, values[name] || null]));
}

/** What the owner has put of an account. */
export const ownersOf = (account: KeyAccount, { keys }: KeysView): KeyName[] =>
  keysOf(account).filter((name) => keys[name].from === 'owner');
