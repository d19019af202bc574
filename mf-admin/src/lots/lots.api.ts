import { change, read } from '../calls.ts';

export const useListLotsQuery = read('GET /api/lots', ['Lot']);
export const useCreateLotMutation = change('POST /api/lots', ['Lot']);
export const useUpdateLotMutation = change('PATCH /api/lots/{id}', ['Lot']);
