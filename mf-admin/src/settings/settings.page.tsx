import { part } from '@shop/app-kit';
import { Alert, Page, Spinner } from '@shop/ui';
import { May } from '../auth/may.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useGetSettingsQuery } from './settings.api.ts';
import { SettingsEditor } from './settings-editor.tsx';

const KeysSection = part(() =>
  import(/* webpackChunkName: "p-keys" */ '../keys/keys-section.tsx').then((m) => m.KeysSection),
);
const SUBTITLE = 'Nombre, colores y datos que se ven en la tienda, los correos y las hojas de empaque.';

/** /admin/settings: the shop is made one's own here. */
export const SettingsPage = () => {
  const { data, isError, isFetching, refetch } = useGetSettingsQuery();
  return (
    <Page title="Tienda" description={SUBTITLE} noIndex>
      <PageHead title="Tienda" subtitle={SUBTITLE} />
      {data && <SettingsEditor stored={data} />}
      {data && (
        <May call="PUT /api/admin/keys">
          <KeysSection ownerEmail={data.ownerEmail} />
        </May>
      )}
      {isError && (
        <Alert onRetry={() => void refetch()} retrying={isFetching}>
          No pudimos cargar los datos de la tienda.
        </Alert>
      )}
      {!data && !isError && <Spinner label="Cargando los datos de la tienda…" />}
    </Page>
  );
};
