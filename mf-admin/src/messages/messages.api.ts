import { injectCalls } from '../calls.ts';

export const { useChangeMessageMutation, useDeleteMessageMutation } = injectCalls(({ change }) => ({
  changeMessage: change('PATCH /api/admin/messages/{id}', ['Message']),
  deleteMessage: change('DELETE /api/admin/messages/{id}', ['Message']),
}));
