const KNOWN = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.mx',
  'yahoo.com',
  'icloud.com',
  'live.com.mx',
  'live.com',
  'hotmail.es',
  'outlook.es',
  'prodigy.net.mx',
  'protonmail.com',
];
/** Real domains that look like typos of others. */
const REAL = ['mail.com', 'ymail.com', 'email.com', 'gmx.com', 'live.mx', 'me.com', 'yahoo.es', 'yahoo.co'];

/** 'ana@gmial.com' → 'ana@gmail.com'; undefined when nothing looks mistyped. */
export const mailSuggestion = (email: string): string | undefined => {
  const [name, domain, ...rest] = email.trim().toLowerCase().split('@');
  if (!name || !domain || rest.length > 0 || KNOWN.includes(domain) || REAL.includes(domain))
    return undefined;
  const meant = KNOWN.find((known) => isNear(domain, known));
  return meant && `${email.trim().split('@')[0]}@${meant}`;
};

const isNear = (typed: string, known: string): boolean =>
  `${typed}.com` === known || typed === `${known}.mx` || isOneSlip(typed, known);

/** Whether two words differ by one letter (extra, missing or wrong), or by two swapped letters. */
const isOneSlip = (typed: string, known: string): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start += 1;
  const [left, right] = [typed.slice(start), known.slice(start)];
  const isSwap = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.length > 1 && isSwap)
  );
};
