import {
  accountRow,
  KEY_ACCOUNT_NAMES,
  keyRow,
  keysOf,
  type KeyAccount,
  type KeyName,
} from '@shop/contracts/keys';

/** Keys by name, in plain text. */
export type PlainKeys = Partial<Record<KeyName, string>>;
type Environment = Record<string, unknown>;

/** The source of a key's value while the owner has set none, or cannot. */
export function givenBy(env: object, name: KeyName): 'technician' | 'trial' | undefined {
  const { account, env: variable = name } = keyRow(name);
  if ((env as Environment)[variable] === undefined) return undefined;
  return isTrial(env, account) ? 'trial' : 'technician';
}

const isTrial = (env: object, account: KeyAccount): boolean => {
  const { trial } = accountRow(account);
  return trial !== undefined && (env as Environment)[trial] === '1';
};

/** Whether an account has all its keys; only then the owner's keys are used. */
export const isWhole = (env: object, kept: PlainKeys, account: KeyAccount): boolean =>
  keysOf(account).every((name) => givenBy(env, name) === 'technician' || kept[name]);

/** The effective configuration: the environment's values, and the owner's where these are missing or a stand-in's. */
export function withKept<Config extends object>(config: Config, kept: PlainKeys): Config {
  const owners = KEY_ACCOUNT_NAMES.filter((account) => isWhole(config, kept, account)).flatMap((account) => [
    ...keysOf(account)
      .filter((name) => givenBy(config, name) !== 'technician')
      .map((name) => [name, kept[name]] as const),
    ...(isTrial(config, account)
      ? [accountRow(account).trial!, ...(accountRow(account).servers ?? [])].map((name) => [name, undefined])
      : []),
  ]);
  return { ...config, ...Object.fromEntries(owners) };
}
