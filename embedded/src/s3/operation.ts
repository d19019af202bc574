import type { ServerResponse } from 'node:http';
import type { S3Request } from './request.ts';
import type { Storage } from './storage.ts';

/** One S3 call: the request is signed and, but for creating it, the bucket exists. */
export type Operation = (call: Call) => void | Promise<void>;
export type Call = { request: S3Request; res: ServerResponse; storage: Storage; region: string };
