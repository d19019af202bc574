import { readsApi, useAppDispatch } from '@shop/app-kit';
import type { Blend, NamedBlend, Size } from '@shop/contracts/menu';
import { useLocation, useNavigate } from 'react-router-dom';
import { SizeChoice } from '../menu/size-choice.tsx';
import { asSize } from '../menu/sizes.ts';

const NAMED = '/elixirs/predesigned/named/:slug';
const { readNamed } = readsApi.endpoints;

/** Goes to another size: each has its own address, and whoever chooses one stays where they are. */
function useSwitch(blend: Blend) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  return async (size: Size) => {
    const read = (name: string) => ({ read: NAMED, name }) as const;
    const known = dispatch((_dispatch, getState) => readNamed.select(read(blend.slug))(getState()).data);
    // What is known of it is shown at once; the rest, and what was sold meanwhile, comes a moment later.
    const at = readsApi.util.upsertQueryData('readNamed', read(size.slug), {
      ...(known as NamedBlend),
      blend: asSize(blend, size),
    });
    await dispatch(at);
    await navigate({ pathname: `/menu/${size.slug}`, search }, { replace: true, state: { stays: true } });
    void dispatch(readNamed.initiate(read(size.slug), { subscribe: false, forceRefetch: true }));
  };
}

/** The sizes of a blend. */
export const ProductSizes = ({ blend }: { blend: Blend }) => {
  const show = useSwitch(blend);
  return (
    <SizeChoice
      sizes={blend.sizes ?? []}
      chosen={blend.id}
      onChoose={(size) => void show(size)}
      name={blend.family ?? blend.name}
      priced
    />
  );
};
