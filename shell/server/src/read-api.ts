import type * as z from 'zod/mini';

const TIMEOUT_MS = 4_000;

/** Asks the API, by its whole address. */
export const askApi = (address: string): Promise<Response> =>
  fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });

/** What the API answers there. @throws Error when it does not answer, in time or as the schema says */
export const readApi = async <Answer>(address: string, schema: z.ZodMiniType<Answer>): Promise<Answer> =>
  schema.parse(await (await askApi(address)).json());
