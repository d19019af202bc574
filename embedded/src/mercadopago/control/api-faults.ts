/**
 * `match` is tested against 'METHOD /path'. A delay comes before the work; a late answer tells what was true before it
 * waited; a hang does the work, then drops the connection with no answer.
 */
export type Fault = {
  match: RegExp;
  times: number;
  status?: number;
  delayMs?: number;
  lateMs?: number;
  hangMs?: number;
};
export type ApiFaults = ReturnType<typeof apiFaults>;

/** Faults that tests order, each for a number of requests; they live in memory, so a restart clears them. */
export function apiFaults() {
  let faults: Fault[] = [];
  return {
    add: (fault: Fault) => void faults.push(fault),
    clear: () => void (faults = []),
    list: () => faults.map(({ match, ...fault }) => ({ match: match.source, ...fault })),
    take(method: string, path: string): Fault | undefined {
      const fault = faults.find(({ match }) => match.test(`${method} ${path}`));
      if (fault && --fault.times <= 0) faults = faults.filter((one) => one !== fault);
      return fault;
    },
  };
}
