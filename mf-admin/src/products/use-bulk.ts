import { showError, showToast, useAppDispatch } from '@shop/app-kit';
import type { BulkChange } from '@shop/contracts/elixir-bulk';
import { counted } from '../list/counted.ts';
import type { Selection } from '../list/use-selection.ts';
import { reportFailure } from '../report-failure.ts';
import {
  useChangePricesMutation,
  useChangeProductsMutation,
  type BulkResult,
  type Products,
} from './products.api.ts';

const FAILED = 'No se pudieron cambiar los productos. Inténtalo de nuevo.';
/** At most this many failed products are named. */
const MOST_NAMED = 4;
export const productos = (count: number) => counted(count, 'producto', 'productos');

type Price = { id: number; version: number; price: number };
/** Undoes a change. */
type WayBack = (done: BulkResult['done']) => void;

/** Changes products and reports how many changed, and which did not and why; changed ones leave the selection. */
export const useBulk = (selection: Selection) => {
  const dispatch = useAppDispatch();
  const [change, changing] = useChangeProductsMutation();
  const [price, pricing] = useChangePricesMutation();
  const tell = ({ data, error }: { data?: BulkResult; error?: unknown }, words: string, back?: WayBack) => {
    if (!data) return void dispatch(reportFailure(error, FAILED));
    const { done, skipped, isStopped } = data;
    selection.drop(done.map(({ id }) => String(id)));
    const action = back && done.length > 0 && { label: 'Deshacer', run: () => back(done) };
    const title = `${productos(done.length)} ${words}`;
    const rest = [
      left(skipped),
      isStopped && 'Se interrumpió antes de terminar: pulsa otra vez para seguir.',
    ];
    const description = rest.filter(Boolean).join(' ');
    if (done.length === 0 || isStopped) dispatch(showError(`${title}. ${description}`));
    else dispatch(showToast({ title, ...(description && { description }), ...(action && { action }) }));
  };
  const run = async (of: Products, what: BulkChange) => {
    const words = 'isDeleted' in what ? 'fuera del catálogo' : 'al día';
    const back: WayBack | undefined =
      'isAvailable' in what ? (rows) => void run({ rows }, { isAvailable: !what.isAvailable }) : undefined;
    tell(await change({ of, change: what }), words, back);
  };
  /** `before`: the earlier prices. */
  const setPrices = async (rows: Price[], before?: ReadonlyMap<number, number>) => {
    const back: WayBack | undefined =
      before && ((done) => void setPrices(done.map((one) => ({ ...one, price: before.get(one.id)! }))));
    tell(await price({ rows }), 'con otro precio', back);
  };
  return { run, setPrices, isLoading: changing.isLoading || pricing.isLoading };
};

const left = (skipped: BulkResult['skipped']): string => {
  if (skipped.length === 0) return '';
  const named = skipped.slice(0, MOST_NAMED).map(({ name, message }) => `${name} (${message})`);
  const more = skipped.length - named.length;
  return `Sin cambios: ${named.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`;
};
