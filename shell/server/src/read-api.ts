import type * as z from 'zod/mini';

const TIMEOUT_MS = 4_000;

/** Sends a request to the API, by its absolute address. */
export const askApi = (address: string): Promise<Response> =>
  fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Reads an answer of the API. @throws Error when it does not answer in time, or not by the schema */
export const readApi = async <Answer>(address: string, schema: z.ZodMiniType<Answer>): Promise<Answer> =>
  schema.parse(await (await askApi(address)).json());
