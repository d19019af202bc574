import type { ApiToken } from '@shop/contracts/api-token';
import type { Scope } from '@shop/contracts/scopes';

/** Name and meaning of each scope. */
export const SCOPE_TEXTS: Record<Scope, { label: string; text: string }> = {
  'orders.read': { label: 'Ver pedidos', text: 'Con nombre, correo y dirección de quien compró.' },
  'orders.ship': {
    label: 'Enviar pedidos',
    text: 'Los procesa o los completa con su guía; ve el pedido que cambia. No los cancela.',
  },
  'products.read': { label: 'Ver productos', text: 'Con precios, existencias y lotes.' },
  'products.write': {
    label: 'Cambiar productos',
    text: 'Los crea y cambia sus precios y existencias. No los borra.',
  },
};

/** A scope of a later release is shown as stored. */
export const scopeLabel = (scope: string): string =>
  Object.hasOwn(SCOPE_TEXTS, scope) ? SCOPE_TEXTS[scope as Scope].label : scope;

export const TOKEN_STATES = {
  active: { label: 'Activo', tone: 'green' },
  ended: { label: 'Terminó', tone: 'neutral' },
  revoked: { label: 'Revocado', tone: 'red' },
} as const;

export const stateOf = ({ revokedAt, endsAt }: ApiToken, now: number): keyof typeof TOKEN_STATES => {
  if (revokedAt) return 'revoked';
  return endsAt && Date.parse(endsAt) <= now ? 'ended' : 'active';
};
