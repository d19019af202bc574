import { registerHooks } from 'node:module';
import fc from 'fast-check';
import { MEMORY_ENV } from '../../scripts/setup/process-memory.mjs';

// Programs that tests start keep what they have compiled for the next one: half of the time that each takes to start.
// The worker itself does not: it loads test files under new addresses each time, which would all be kept.
process.env.NODE_COMPILE_CACHE ??= MEMORY_ENV.NODE_COMPILE_CACHE;

// What a service says of a slow store is tested where it is meant: a busy machine is no slow store.
process.env.REDIS_LIMIT_MS ??= '20000';
process.env.MONGO_LIMIT_MS ??= '20000';

// Properties are tried with the same values each time, so that a failure is a change's own; PROPERTY_SEED draws others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

// A worker ends with Jest, however that ended, and whatever a test has left open.
process.once('disconnect', () => process.exit());

const GLOBALS = new URL('globals.mjs', import.meta.url).href;

/**
 * Tests name what they use of Jest; here that comes from the parts that jest-light-runner has put in place. The runner
 * loads each test file under an address of its own (?…). Helpers in testing/ get the same: some register hooks when they
 * are loaded, and hooks belong to one file.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    const found = next(specifier, context);
    if (!found.url.includes('/testing/') || !context.parentURL?.includes('?')) return found;
    return { ...found, url: found.url + new URL(context.parentURL).search };
  },
});
await import('./time-limits.mjs');
