import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The API's address in component tests. */
export const API_BASE = 'http://localhost/api';

const none = () => HttpResponse.json([]);

/**
 * The fake network of component tests: a call without a handler fails the test. By default there are no texts of the
 * owner and no known colonias.
 */
export const server = setupServer(
  http.get(`${API_BASE}/content/checkout`, none),
  http.get(`${API_BASE}/colonias/:zip`, none),
);
