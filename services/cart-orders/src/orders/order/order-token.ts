import { signatures } from '../../signatures.ts';

/** `linkRound`: how often the order's links were revoked; absent if never. */
export type LinkedOrder = { _id: string; linkRound?: number };

const { sign, isSigned } = signatures('order-link');
const named = ({ _id, linkRound }: LinkedOrder): string => (linkRound ? `${_id}:${linkRound}` : _id);

/** The `t` of a link that shows an order in full without a session, for example in an e-mail. */
export const orderToken = (order: LinkedOrder, secret: string): string => sign(named(order), secret);

export const isOrderToken = (given: unknown, order: LinkedOrder, secret: string): boolean =>
  isSigned(given, named(order), secret);
