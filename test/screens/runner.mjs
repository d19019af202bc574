import BareRunner from '../bare/runner.mjs';

/** In processes of their own even where one worker is asked for: what pages leave waiting would keep Jest itself. */
export default class extends BareRunner {
  constructor({ maxWorkers, ...config }, ...rest) {
    super({ ...config, maxWorkers: Math.max(2, maxWorkers) }, ...rest);
  }
}
