type Underscored<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Name;
export type UrlVariable<Name extends string> = `${Uppercase<Underscored<Name>>}_URL`;

/** The variable with a service's address: `CART_ORDERS_URL`. */
export const urlVariable = <Name extends string>(service: Name): UrlVariable<Name> =>
  `${service.replaceAll('-', '_').toUpperCase()}_URL` as UrlVariable<Name>;
