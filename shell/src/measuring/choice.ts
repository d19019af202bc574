import { deviceMemory } from '@shop/app-kit/storage';
import { AGREED, hasAgreed } from '@shop/contracts/measurers';

const REFUSED = 'no-medir';
const HALF_A_YEAR_S = 15_552_000;
/** Cookies that Google and Meta set on the shop's domain. */
const THEIRS = /^_(ga|gid|gat|gcl|fb)/;

export type Choice = 'yes' | 'no' | undefined;

/** The visitor's choice; undefined before it. A refusal sets no cookie. */
export const choice = (): Choice => {
  if (hasAgreed(document.cookie)) return 'yes';
  return deviceMemory.read(REFUSED) ? 'no' : undefined;
};

const setCookie = (pair: string, seconds: number, domain = '') => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${pair}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${domain && `; Domain=${domain}`}`;
};

/** 'www.miel.mx' and 'miel.mx': a cookie may belong to either domain, and scripts cannot read which. */
const domains = () => location.hostname.split('.').map((_part, at, parts) => parts.slice(at).join('.'));

/** Deletes the cookies of Google and Meta. */
export const forgetTheirs = (): void => {
  const names = document.cookie.split(/; */).map((pair) => pair.split('=')[0]!);
  for (const name of names.filter((one) => THEIRS.test(one)))
    for (const domain of ['', ...domains()]) setCookie(`${name}=`, 0, domain);
};

export const choose = (said: 'yes' | 'no'): void => {
  if (said === 'yes') {
    deviceMemory.forget(REFUSED);
    return setCookie(AGREED, HALF_A_YEAR_S);
  }
  setCookie(AGREED, 0);
  forgetTheirs();
  return deviceMemory.write(REFUSED, true);
};
