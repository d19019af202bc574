import { useRead } from '@shop/app-kit';

/** Replaces '{mezclas}' by the number of available blends; while it is unknown, the text is left out. */
export const useCounted = () => {
  const { data } = useRead('/elixirs/predesigned/featured');
  const total = data ? `${data.total}${data.isMore ? '+' : ''}` : '';
  return (text: string) => text.split('{mezclas}').join(total).trim();
};
