import { join } from 'node:path';

// Not from dependencies.mjs: its node:crypto would stay in the launcher's memory.
const ROOT = join(import.meta.dirname, '..', '..');

/**
 * How every process of npm start takes memory. V8 lays its heap out by the size of the machine: with 24 GB it lets a
 * heap of 55 MB grow to four times that before it cleans up, and gives nothing back. In a container it knows the limit
 * and is as thrifty by itself.
 * - The small young generation keeps an idle service below 140 MB; the price is a few more short collections under load.
 * - The next two begin to clean up at 64 MB, and then whenever the heap is 1.4 times what was left the last time.
 * - So small a young generation is cleaned up sooner by one thread than several are woken.
 *
 * The compile cache of one set of V8 flags is of no use to another, so everybody takes them from here.
 */
export const V8_FLAGS = [
  '--max-semi-space-size=2',
  '--initial-old-space-size=64',
  '--heap-growing-percent=40',
  '--no-parallel-scavenge',
];

/**
 * - The C library keeps what it gave back in up to eight pools a core, one for each thread that ever waited; two take a
 *   tenth less.
 * - It also lets what it takes from the system for a large block grow with each one that it gave back, and then keeps it: after
 *   one hash of a password 19 MB. From 1 MB on a block is the system's again when it is free.
 * - A process that finds its modules compiled does without the compiler.
 */
export const MEMORY_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compile'),
};
