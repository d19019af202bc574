/**
 * Calls once more while the answer is 503: on a busy machine a store or the worker may answer too late, and that says nothing
 * about what a test asks.
 * @returns the first other answer, or the last 503
 */
export async function unlessBusy<Answer extends { status: number }>(
  call: () => Promise<Answer>,
  tries = 5,
): Promise<Answer> {
  const answer = await call();
  return answer.status === 503 && tries > 1 ? unlessBusy(call, tries - 1) : answer;
}
