export declare const V8_FLAGS: string[];
export declare const MEMORY_ENV: Record<
  'MALLOC_ARENA_MAX' | 'MALLOC_MMAP_THRESHOLD_' | 'NODE_COMPILE_CACHE',
  string
>;
