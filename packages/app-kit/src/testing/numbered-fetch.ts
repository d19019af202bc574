/** The header with a request's position among all of the test. */
const CALL_NUMBER = 'x-call-number';

/**
 * Requests reach the fake network over sockets, and two quick ones may swap. This numbers them when they are
 * made.
 */
export function numberCalls(): void {
  const { fetch } = globalThis;
  let calls = 0;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(CALL_NUMBER, String((calls += 1)));
    return fetch(input, { ...init, headers });
  };
}

/** A request's position among all of the test. */
export const callNumber = ({ headers }: Request): number => Number(headers.get(CALL_NUMBER));
