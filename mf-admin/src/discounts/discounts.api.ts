import { injectCalls } from '../calls.ts';

export const { useListDiscountsQuery, useCreateDiscountMutation, useUpdateDiscountMutation } = injectCalls(
  ({ read, change }) => ({
    listDiscounts: read('GET /api/admin/discounts', ['Discount']),
    createDiscount: change('POST /api/admin/discounts', ['Discount']),
    updateDiscount: change('PATCH /api/admin/discounts/{id}', ['Discount']),
  }),
);
