import type { Dispute } from '../../payment.port.ts';

/** Open claims, which name payments by number. Every look lists them all, so a number's order is looked up once. */
export function claimsOfOrders(
  claims: () => Promise<Dispute[]>,
  ofNumber: (number: string) => Promise<string | undefined>,
) {
  let orders = new Map<string, string | undefined>();
  return async (): Promise<Dispute[]> => {
    const open = await claims();
    const ofClaim = async ({ paymentId: number }: Dispute) =>
      [number, orders.get(number) ?? (await ofNumber(number))] as const;
    orders = new Map(await Promise.all(open.map(ofClaim)));
    return open.flatMap((claim) => {
      const paymentId = orders.get(claim.paymentId);
      return paymentId ? [{ ...claim, paymentId }] : [];
    });
  };
}
