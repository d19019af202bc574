import JSDOMEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

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
export default class extends JSDOMEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    Object.assign(this.global, FROM_NODE);
    Object.defineProperty(this.global, 'crypto', { value: crypto });
    this.customExportConditions = ['node', 'import', 'default'];
  }
}
