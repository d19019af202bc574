import type { Request } from 'express';

/** The value of a cookie; '' when it is absent. */
export const cookieOf = (req: Request, name: string): string => {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
};
