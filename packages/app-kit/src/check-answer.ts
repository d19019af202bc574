import { endpoints } from '@shop/contracts/endpoints';
import { createRouteMatcher } from '@shop/contracts/route-matcher';
import * as z from 'zod/mini';
import type { ApiRequest, Result } from './request.ts';

const routeOf = createRouteMatcher(Object.keys(endpoints));

/**
 * Validates an answer against its contract, in development and in tests: production bundles contain neither this nor
 * the schemas.
 * @throws ZodError
 */
export async function checkAnswer(
  { url, method = 'GET' }: ApiRequest,
  answered: Promise<Result>,
): Promise<Result> {
  const answer = await answered;
  const { response } = endpoints[routeOf(method, `/api${url.split('?')[0]}`) ?? ''] ?? {};
  // An answer without a body needs no check.
  if (response && !answer.error && answer.data !== null) z.parse(response, answer.data);
  return answer;
}
