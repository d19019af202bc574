import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 200;

/**
 * Repeats a call after a pause each time, while the response is 503: on a busy machine a store or the worker may answer
 * too late, which is not what a test checks.
 * @returns the first other response, or the last 503
 */
export async function unlessBusy<Answer extends { status: number }>(
  call: () => Promise<Answer>,
  tries = 5,
): Promise<Answer> {
  const answer = await call();
  if (answer.status !== 503 || tries <= 1) return answer;
  await wait(PAUSE_MS);
  return unlessBusy(call, tries - 1);
}
