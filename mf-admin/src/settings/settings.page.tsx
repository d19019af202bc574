import { onDemand } from '@shop/app-kit';
import { missingOfSeller } from '@shop/contracts/seller';
import { Alert, Page, Spinner } from '@shop/ui';
import { useState } from 'react';
import { IfAllowed } from '../auth/may.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { ANEW } from '../list/rows.ts';
import { useGetSettingsQuery } from './settings.api.ts';
import { SettingsEditor } from './settings-editor.tsx';

const KeysSection = onDemand(() =>
  import(/* webpackChunkName: "p-keys" */ '../keys/keys-section.tsx').then((m) => m.KeysSection),
);
const TITLE = 'Ajustes de la tienda';
const SUBTITLE = 'Nombre, colores y datos que se ven en la tienda, los correos y las hojas de empaque.';

/** /admin/settings: the owner adapts the shop here. */
export const SettingsPage = () => {
  const { data, fulfilledTimeStamp = 0, isError, isFetching, refetch } = useGetSettingsQuery(undefined, ANEW);
  // Data of an earlier visit may be old: the form waits for the current settings.
  const [openedAt] = useState(Date.now);
  const isNew = fulfilledTimeStamp >= openedAt;
  return (
    <Page title={TITLE} description={SUBTITLE} noIndex>
      <PageHead title={TITLE} subtitle={SUBTITLE} />
      {data && isNew && (
        <SettingsEditor
          stored={data}
          accounts={
            <IfAllowed call="PUT /api/admin/keys">
              <KeysSection
                ownerEmail={data.ownerEmail}
                contactEmail={data.contact.email}
                unsaid={missingOfSeller(data)}
              />
            </IfAllowed>
          }
        />
      )}
      {isError && !isNew && (
        <Alert onRetry={() => void refetch()} retrying={isFetching}>
          No pudimos cargar los datos de la tienda.
        </Alert>
      )}
      {!isNew && !isError && <Spinner label="Cargando los datos de la tienda…" />}
    </Page>
  );
};
