import { join } from 'node:path';

// Not imported from dependencies.mjs: its node:crypto would stay in the launcher's memory.
const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Memory flags of every process of npm start. V8 sizes its heap by the machine: with 24 GB it lets a heap of 55 MB
 * grow to four times that before it collects, and frees nothing. In a container it knows the limit and is equally
 * economical by default.
 * - The young generation is small, but holds what the requests of a moment need. With 2 MB more of that grows old, and carts
 *   take a fifth more CPU; with 8 MB they take no less, and the shop holds 27 MB more.
 * - The next two start collections at 24 MB, and then whenever the heap is 1.4 times its last remaining size. The first
 *   limit is for the stand-ins, of whose heap 20 MB remain: they fill it with garbage, and as much again with the bytes
 *   of documents that wait for the collection.
 * - Such a small young generation is collected faster by one thread than by several.
 *
 * The compile cache works only for identical V8 flags, so every process takes them from here.
 */
export const V8_FLAGS = [
  '--max-semi-space-size=4',
  '--initial-old-space-size=24',
  '--heap-growing-percent=40',
  '--no-parallel-scavenge',
];

/**
 * - The C library keeps freed memory in up to eight pools per core, one per waiting thread; two take a tenth less.
 * - Its limit for large blocks grows with each freed one, and the memory is then kept: 19 MB after one password hash.
 *   From 1 MB on, blocks return to the system when freed.
 * - A process that finds its modules compiled needs no compiler.
 */
export const MEMORY_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compile'),
};
