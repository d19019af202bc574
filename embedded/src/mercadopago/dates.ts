const offsetHours = 4;

/** The provider writes its dates in UTC-4 whatever the country. */
export function providerDate(ms = Date.now()): string {
  return new Date(ms - offsetHours * 3_600_000).toISOString().replace('Z', '-04:00');
}
