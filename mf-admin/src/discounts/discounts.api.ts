import { change } from '../calls.ts';

export const useCreateDiscountMutation = change('POST /api/admin/discounts', ['Discount']);
export const useUpdateDiscountMutation = change('PATCH /api/admin/discounts/{id}', ['Discount']);
