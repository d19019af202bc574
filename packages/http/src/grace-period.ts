const NOBODY = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
/** These errors also end open connections, and then something may have been sent. */
const AT_CONNECT = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT']);

type NetError = { code?: string; syscall?: string; cause?: unknown; errors?: unknown[] };

/** True when there was no connection: nothing was sent, so a retry repeats nothing. */
export const isAway = (error: unknown): boolean => {
  const { code = '', syscall, cause, errors } = (error ?? {}) as NetError;
  if (NOBODY.has(code) || (AT_CONNECT.has(code) && syscall === 'connect')) return true;
  return (cause !== undefined && isAway(cause)) || (errors?.some(isAway) ?? false);
};

/**
 * Whether to wait for a service that does not answer: yes at first, because a service that is being
 * replaced is back in a second or two; no after `holdMs`, or if it never answered.
 */
export function createGracePeriod(holdMs: number, now: () => number = Date.now) {
  let seen = false;
  let awaySince: number | undefined;
  return {
    reached: (): void => {
      seen = true;
      awaySince = undefined;
    },
    /** Call after a failed attempt. True: try again in a moment. */
    waits: (): boolean => {
      awaySince ??= now();
      return seen && now() - awaySince < holdMs;
    },
  };
}
