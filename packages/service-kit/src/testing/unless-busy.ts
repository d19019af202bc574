/**
 * Calls once more while the answer is 503: on a busy machine Redis may answer too late for the guards, and that says
 * nothing about who may call.
 * @returns the first other answer, or the last 503
 */
export async function unlessBusy<Answer extends { status: number }>(
  call: () => Promise<Answer>,
  tries = 5,
): Promise<Answer> {
  const answer = await call();
  return answer.status === 503 && tries > 1 ? unlessBusy(call, tries - 1) : answer;
}
