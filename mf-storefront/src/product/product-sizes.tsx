import { readsApi, showError, useAppDispatch } from '@shop/app-kit';
import type { Blend, NamedBlend, Size } from '@shop/contracts/menu';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SizeChoice } from '../menu/size-choice.tsx';
import { asSize } from '../menu/sizes.ts';

const NAMED = '/elixirs/predesigned/named/:slug';
const FAILED = 'No pudimos cargar esa presentación. Revisa tu conexión e intenta de nuevo.';
const { readNamed } = readsApi.endpoints;

/** Switches to another size: each has its own address, and the scroll position stays. */
function useSwitch(blend: Blend) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const wanted = useRef('');
  useEffect(() => () => void (wanted.current = ''), []);
  return async (size: Size) => {
    wanted.current = size.slug;
    const read = (name: string) => ({ read: NAMED, name }) as const;
    const known = dispatch((_dispatch, getState) => readNamed.select(read(blend.slug))(getState()).data);
    // Known data of the size is shown at once; the rest, and its current stock, follows.
    const at = readsApi.util.upsertQueryData('readNamed', read(size.slug), {
      ...(known as NamedBlend),
      blend: asSize(blend, size),
    });
    await dispatch(at);
    await navigate({ pathname: `/menu/${size.slug}`, search }, { replace: true, state: { stays: true } });
    const rest = { subscribe: false, forceRefetch: true };
    const { isError } = await dispatch(readNamed.initiate(read(size.slug), rest));
    if (!isError || wanted.current !== size.slug) return;
    // The size's own texts failed to load: the previous size returns, so that no texts stand beside another price.
    dispatch(showError(FAILED));
    await navigate({ pathname: `/menu/${blend.slug}`, search }, { replace: true, state: { stays: true } });
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
