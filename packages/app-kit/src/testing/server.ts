import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Where the API is in component tests. */
export const API_BASE = 'http://localhost/api';

/**
 * The fake network of component tests: a call without a handler fails the test. Pages have words of their own where the
 * owner wrote none.
 */
export const server = setupServer(http.get(`${API_BASE}/content/checkout`, () => HttpResponse.json([])));
