import { injectCalls } from '../calls.ts';

export const { useListMessagesQuery, useChangeMessageMutation, useDeleteMessageMutation } = injectCalls(
  ({ readPage, change }) => ({
    listMessages: readPage('GET /api/admin/messages', ['Message']),
    changeMessage: change('PATCH /api/admin/messages/{id}', ['Message']),
    deleteMessage: change('DELETE /api/admin/messages/{id}', ['Message']),
  }),
);
