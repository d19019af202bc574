import LightRunner from 'jest-light-runner/child-process';
import Tinypool from 'tinypool';

// A worker asks for its data once. The runner answers the first one by telling all that have work: one that is not
// listening yet misses it, is not told again, and waits for ever. So each has a channel of its own.
const { run } = Tinypool.prototype;
Tinypool.prototype.run = function (path, { channel, ...options }) {
  let tell;
  const own = {
    onMessage: (listener) => (tell = listener),
    postMessage(message) {
      channel.onMessage(tell);
      channel.postMessage(message);
    },
  };
  return run.call(this, path, { ...options, ...(channel && { channel: own }) });
};

/** Runs one project after the other: with a single worker the runner cannot clean up after two. */
export default class extends LightRunner {
  async runTests(tests, ...rest) {
    const projects = Map.groupBy(tests, ({ context }) => context.config);
    for (const group of projects.values()) await super.runTests(group, ...rest);
  }
}
