/** What goes wrong with the next `times` requests; `match` is tested against 'METHOD /path'. */
type Ordered = { match: RegExp; times: number };

/** Faults that tests order, each for a number of requests; they live in memory, so a restart clears them. */
export function orderedFaults<Fault extends Ordered>() {
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
