import { RandomIdGenerator, type IdGenerator } from '@opentelemetry/sdk-trace';

export type TraceIds = {
  generator: IdGenerator;
  /** Runs `begin`; a trace that begins in it has this id. */
  withTraceId: <T>(id: string, begin: () => T) => T;
};

/** Random ids, except for a trace with a given id. */
export function createTraceIds(): TraceIds {
  const random = new RandomIdGenerator();
  let given: string | undefined;
  return {
    generator: {
      generateSpanId: random.generateSpanId,
      generateTraceId: () => given ?? random.generateTraceId(),
    },
    withTraceId: (id, begin) => {
      given = id;
      try {
        return begin();
      } finally {
        given = undefined;
      }
    },
  };
}
