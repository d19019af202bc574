import { RandomIdGenerator, type IdGenerator } from '@opentelemetry/sdk-trace';

export type TraceIds = {
  generator: IdGenerator;
  /** Does `begin`; the trace that begins in it has this id. */
  withTraceId: <T>(id: string, begin: () => T) => T;
};

/** Ids at random, except that of a trace which is given its own. */
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
