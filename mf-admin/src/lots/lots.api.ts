import { injectCalls } from '../calls.ts';

export const { useListLotsQuery, useCreateLotMutation, useUpdateLotMutation } = injectCalls(
  ({ read, change }) => ({
    listLots: read('GET /api/lots', ['Lot']),
    createLot: change('POST /api/lots', ['Lot']),
    updateLot: change('PATCH /api/lots/{id}', ['Lot']),
  }),
);
