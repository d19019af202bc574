/** Those of the part `upload`, as explained.ts has them. */
export const UPLOAD = [
  {
    file: 'services/content-media/src/images/avif.ts',
    from: 'false',
    to: 'true',
    why: 'How much of what was decoded is kept: it changes memory, not pictures.',
  },
  {
    file: 'services/content-media/src/images/avif.ts',
    from: 'sharp.concurrency(1);',
    to: ';',
    why: 'How many cores work on one picture: it changes time and memory, not pictures.',
  },
  {
    file: 'services/content-media/src/images/webp.ts',
    from: 'false',
    to: 'true',
    why: 'How much of what was decoded is kept: it changes memory, not pictures.',
  },
  {
    file: 'services/content-media/src/images/webp.ts',
    from: 'sharp.concurrency(1);',
    to: ';',
    why: 'How many cores work on one picture: it changes time and memory, not pictures.',
  },
  {
    file: 'services/content-media/src/images/webp.ts',
    from: "{ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true }",
    to: '{}',
    why: 'Each file is made as small as it has to be later on; here it only spares memory.',
  },
  {
    file: 'services/content-media/src/images/webp.ts',
    from: '/^timeout/',
    to: '/timeout/',
    why: 'No other message of the library has that word.',
  },
  {
    file: 'services/content-media/src/images/webp.ts',
    from: 'true',
    to: 'false',
    why: 'Whether a picture is read line by line: it changes memory, not pictures.',
  },
  {
    file: 'services/content-media/src/images/polyglot.ts',
    from: '256 * 1024',
    to: '256 / 1024',
    why: 'A smaller step finds the same, after more work.',
  },
  {
    file: 'services/content-media/src/images/polyglot.ts',
    from: 'at < bytes.length',
    to: 'at <= bytes.length',
    why: 'Behind the last byte there is nothing to find.',
  },
  {
    file: 'services/content-media/src/images/images.store.ts',
    from: 'a < b',
    to: 'a <= b',
    why: 'No two keys are the same.',
  },
  {
    file: 'services/content-media/src/images/render-image.ts',
    from: '{ timeoutMs: TIMEOUT_MS }',
    to: '{}',
    why: 'No drawing of ours takes 20 seconds.',
  },
  {
    file: 'services/content-media/src/images/render-in-child-process.ts',
    from: "['--max-semi-space-size=2']",
    to: '[]',
    why: 'How much memory the process takes for itself.',
  },
  {
    file: 'services/content-media/src/images/render-in-child-process.ts',
    from: "{ PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }",
    to: '{}',
    why: 'How the process takes memory; it starts by a whole path.',
  },
  {
    file: 'services/content-media/src/images/render-in-child-process.ts',
    from: "child.once('error', () => undefined);",
    to: ';',
    why: 'A process that cannot be started at all: no test may take all of the machine.',
  },
  {
    file: 'services/content-media/src/images/render-in-child-process.ts',
    from: 'pid !== undefined',
    to: 'true',
    why: 'The same process, which has no number then.',
  },
];
