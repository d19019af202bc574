import {
  accountRow,
  KEY_ACCOUNT_NAMES,
  keyRow,
  keysOf,
  type KeyAccount,
  type KeyName,
} from '@shop/contracts/keys';

/** Keys by name, readable. */
export type PlainKeys = Partial<Record<KeyName, string>>;
type Environment = Record<string, unknown>;

/** Where the value of a key comes from that counts while the owner has put none, or cannot. */
export function givenBy(env: object, name: KeyName): 'technician' | 'trial' | undefined {
  const { account, env: variable = name } = keyRow(name);
  if ((env as Environment)[variable] === undefined) return undefined;
  return isTrial(env, account) ? 'trial' : 'technician';
}

const isTrial = (env: object, account: KeyAccount): boolean => {
  const { trial } = accountRow(account);
  return trial !== undefined && (env as Environment)[trial] === '1';
};

/** Whether nothing of what an account needs is missing; only then the owner's keys are used. */
export const isWhole = (env: object, kept: PlainKeys, account: KeyAccount): boolean =>
  keysOf(account).every((name) => givenBy(env, name) === 'technician' || kept[name]);

/** What counts: the environment's values, and the owner's where it says nothing or names a stand-in. */
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
