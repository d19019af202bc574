import type { ListParams } from './use-list-params.ts';

const NAME = 'ventana';

/** Which dialog is open, in the page's address as 'editar.12': after a login it is open again, with its draft. */
export const openDialog = <Kind extends string>({ get, set }: ListParams) => {
  const [kind = '', id = ''] = get(NAME).split('.');
  return {
    kind: kind as Kind | '',
    id,
    open: (which: Kind, of: string | number = '') => set({ [NAME]: of === '' ? which : `${which}.${of}` }),
    close: () => set({ [NAME]: '' }),
  };
};
