/** A checked thing and its state; `todo` says what to do. In Spanish, because the shop's owner reads it. */
export type Finding = { area: string; level: 'ok' | 'warning' | 'error'; text: string; todo?: string };

/** Makes the findings of an area, each as a list of one. */
export function findingsOf(area: string) {
  const error = (text: string, todo: string): Finding[] => [{ area, level: 'error', text, todo }];
  return {
    ok: (text: string): Finding[] => [{ area, level: 'ok', text }],
    warning: (text: string, todo: string): Finding[] => [{ area, level: 'warning', text, todo }],
    error,
    /** A remote address that does not answer. */
    silent: (address: string, cause: unknown) =>
      error(`${address} no responde: ${reasonOf(cause)}`, 'Revisa la salida a internet de esta máquina.'),
  };
}

/** The reason in one line, without the address, which may hold a password. */
export const reasonOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split('\n')[0]!.replace(/:\/\/[^@\s]*@/g, '://…@');
