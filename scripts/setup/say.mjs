/** One clear line and exit code 1. */
export function fail(message) {
  console.error(`✖ ${message}`);
  process.exit(1);
}

/** A line of progress. */
export const say = (message) => console.log(`• ${message}`);
