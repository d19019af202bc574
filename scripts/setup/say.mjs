/** Prints one clear line and sets exit code 1. */
export function fail(message) {
  console.error(`✖ ${message}`);
  process.exit(1);
}

/** Prints a line of progress. */
export const say = (message) => console.log(`• ${message}`);
