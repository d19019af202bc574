import { judgeEach, when, type Rule } from './rule.ts';

/** What the provider has not said yet stands nowhere, and is no offence. */
const feesAreTheProviders: Rule = {
  id: 'I16',
  says: 'fee and tax that an order notes of a payment are those of the provider',
  judge: ({ orders, ledger }) =>
    judgeEach(
      orders.flatMap(({ _id, charges = {} }) =>
        Object.entries(charges).map(([paymentId, noted]) => ({ _id, paymentId, noted })),
      ),
      ({ _id }) => _id,
      ({ paymentId, noted }) => {
        const found = ledger.filter(({ id }) => id === paymentId);
        const sum = (part: 'amountCents' | 'feeCents' | 'taxCents') =>
          found.reduce((total, one) => total + one[part], 0);
        return (['amountCents', 'feeCents', 'taxCents'] as const).flatMap((part) =>
          when(
            noted[part] !== sum(part),
            `says ${part} ${noted[part]} of ${paymentId}, the provider ${sum(part)}`,
          ),
        );
      },
    ),
};

export const feeRules = [feesAreTheProviders];
