import { TestEnvironment } from 'jest-environment-jsdom';

const FROM_NODE = {
  fetch,
  Request,
  Response,
  Headers,
  FormData,
  Blob,
  File,
  AbortController,
  AbortSignal,
  ReadableStream,
  WritableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  BroadcastChannel,
  structuredClone,
};

/** jsdom with Node's own network classes put back: jsdom hides them, the fake network and RTK Query need them. */
export default class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, FROM_NODE);
    Object.defineProperty(this.global, 'crypto', { value: crypto });
    this.customExportConditions = ['node', 'import', 'default'];
  }
}
