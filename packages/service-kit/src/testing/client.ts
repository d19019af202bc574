/** The part of a browser that service tests need: keeps cookies, sends and reads JSON. */
export type TestAnswer<T = unknown> = { status: number; body: T; headers: Headers };
export type TestClient = {
  cookies: Map<string, string>;
  request: <T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<TestAnswer<T>>;
  get: <T = unknown>(path: string) => Promise<TestAnswer<T>>;
  post: <T = unknown>(path: string, body?: unknown) => Promise<TestAnswer<T>>;
  patch: <T = unknown>(path: string, body?: unknown) => Promise<TestAnswer<T>>;
  put: <T = unknown>(path: string, body?: unknown) => Promise<TestAnswer<T>>;
  delete: <T = unknown>(path: string) => Promise<TestAnswer<T>>;
};

export function testClient(baseUrl: string): TestClient {
  const cookies = new Map<string, string>();
  const request = async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const isRaw = body instanceof FormData || body instanceof Uint8Array;
    const response = await fetch(baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: isRaw ? (body as BodyInit) : typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as T,
    };
  };
  return { cookies, ...callsBy(request) };
}

/** The methods of a client that sends everything by `request`. */
export const callsBy = (request: TestClient['request']): Omit<TestClient, 'cookies'> => ({
  request,
  get: (path) => request('GET', path),
  post: (path, body) => request('POST', path, body),
  patch: (path, body) => request('PATCH', path, body),
  put: (path, body) => request('PUT', path, body),
  delete: (path) => request('DELETE', path),
});
