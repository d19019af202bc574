import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Where the API is in component tests. */
export const API_BASE = 'http://localhost/api';

const none = () => HttpResponse.json([]);

/**
 * The fake network of component tests: a call without a handler fails the test. Pages have words of their own where the
 * owner wrote none, and nobody has named a colonia.
 */
export const server = setupServer(
  http.get(`${API_BASE}/content/checkout`, none),
  http.get(`${API_BASE}/colonias/:zip`, none),
);
