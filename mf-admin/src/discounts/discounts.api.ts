import { injectCalls } from '../calls.ts';

export const { useCreateDiscountMutation, useUpdateDiscountMutation } = injectCalls(({ change }) => ({
  createDiscount: change('POST /api/admin/discounts', ['Discount']),
  updateDiscount: change('PATCH /api/admin/discounts/{id}', ['Discount']),
}));
