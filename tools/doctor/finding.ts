/** A checked thing and its state; `todo` says what to do. In Spanish, because the shop's owner reads it. */
export type Finding = { area: string; level: 'ok' | 'warning' | 'error'; text: string; todo?: string };

export const ok = (area: string, text: string): Finding => ({ area, level: 'ok', text });
export const warning = (area: string, text: string, todo: string): Finding => ({
  area,
  level: 'warning',
  text,
  todo,
});
export const error = (area: string, text: string, todo: string): Finding => ({
  area,
  level: 'error',
  text,
  todo,
});

/** A remote address that does not answer. */
export const silent = (area: string, address: string, cause: unknown): Finding =>
  error(area, `${address} no responde: ${reasonOf(cause)}`, 'Revisa la salida a internet de esta máquina.');

/** The reason in one line, without the address, which may hold a password. */
export const reasonOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split('\n')[0]!.replace(/:\/\/[^@\s]*@/g, '://…@');
