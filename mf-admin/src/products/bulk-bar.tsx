import { showError, showToast, useAppDispatch } from '@shop/app-kit';
import type { Elixir } from '@shop/contracts/elixir';
import { Button, Icon, IconButton, Row, Text } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { besideEnd, footBar, footBarEnd } from '../list/foot-bar.ts';
import type { Selection } from '../list/use-selection.ts';
import { BulkValue, COLLECTION, STOCK } from './bulk-value.tsx';
import { useChangeProductsMutation, type BulkChange } from './products.api.ts';

const productos = (count: number) => (count === 1 ? '1 producto' : `${count} productos`);

type Props = { products: Elixir[]; selection: Selection };

/** What can be done with all ticked products; what failed stays ticked and is named. */
export const BulkBar = ({ products, selection }: Props) => {
  const [asking, setAsking] = useState<'stock' | 'collection' | 'delete'>();
  const close = () => setAsking(undefined);
  const { run, isLoading } = useBulk(products, selection);
  const closeAndRun = (what: BulkChange) => {
    close();
    void run(what);
  };
  return (
    <div role="region" aria-label="Productos elegidos" css={[footBar, besideEnd]}>
      <Row gap={2}>
        <Text size="sm" role="status">{`${productos(products.length)} en la selección`}</Text>
        <Button
          size="sm"
          variant="secondary"
          busy={isLoading}
          onClick={() => void run({ isAvailable: true })}
        >
          Poner a la venta
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={isLoading}
          onClick={() => void run({ isAvailable: false })}
        >
          Marcar agotados
        </Button>
        <Button size="sm" variant="secondary" busy={isLoading} onClick={() => setAsking('stock')}>
          Existencias
        </Button>
        <Button size="sm" variant="secondary" busy={isLoading} onClick={() => setAsking('collection')}>
          Colección
        </Button>
        <Button size="sm" variant="secondary" busy={isLoading} onClick={() => setAsking('delete')}>
          Quitar del catálogo
        </Button>
        <IconButton label="Deshacer selección" css={footBarEnd} onClick={() => selection.drop(selection.ids)}>
          <Icon name="close" />
        </IconButton>
      </Row>
      {asking === 'stock' && (
        <BulkValue
          asked={STOCK}
          title={`Existencias de ${productos(products.length)}`}
          onSave={(stock) => closeAndRun({ stock })}
          onClose={close}
        />
      )}
      {asking === 'collection' && (
        <BulkValue
          asked={COLLECTION}
          title={`Poner ${productos(products.length)} en una colección`}
          onSave={(collection) => closeAndRun({ collection })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        onClose={close}
        title={`¿Eliminar ${productos(products.length)}?`}
        text={`${products.map(({ name }) => name).join(', ')}. Esta acción no se puede deshacer.`}
        onConfirm={() => closeAndRun('delete')}
      />
    </div>
  );
};

const useBulk = (products: Elixir[], selection: Selection) => {
  const dispatch = useAppDispatch();
  const [change, { isLoading }] = useChangeProductsMutation();
  const run = async (what: BulkChange) => {
    const { data: failed = products } = await change({ products, what });
    const done = products.length - failed.length;
    selection.drop(
      products.filter((one) => !failed.some(({ id }) => id === one.id)).map(({ id }) => String(id)),
    );
    if (failed.length === 0)
      return dispatch(
        showToast({
          title: `${productos(done)} ${what === 'delete' ? 'fuera del catálogo' : 'al día'}`,
        }),
      );
    const names = failed.map(({ name }) => name).join(', ');
    return dispatch(
      showError(
        `Listo: ${done} de ${products.length}. Falta: ${names}. Quizá alguien lo cambió: revisa e inténtalo de nuevo.`,
      ),
    );
  };
  return { run, isLoading };
};
