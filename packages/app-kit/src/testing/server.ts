import { setupServer } from 'msw/node';

/** The fake network of component tests: a call without a handler fails the test. */
export const server = setupServer();
