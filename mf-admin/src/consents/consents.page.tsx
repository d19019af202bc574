import type { ConsentExportQuery } from '@shop/contracts/consent';
import { PURPOSE_LABEL, PURPOSES } from '@shop/contracts/consent-words';
import { IfAllowed } from '../auth/may.tsx';
import { AdminList, useAdminList } from '../list/admin-list.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { ExportLink } from '../proof/export-link.tsx';
import { CONSENT_COLUMNS } from './columns.tsx';

const SUBTITLE = 'Quienes te pidieron un correo: qué, dónde y cuándo. Ellos mismos lo terminan con un clic.';
const EMPTY = 'Nadie ha pedido avisos todavía. Se ofrecen desde Ajustes.';
const NO_MATCH = 'No hay avisos con esos filtros.';
const KINDS = [
  { value: '', label: 'Todos' },
  ...PURPOSES.map((value) => ({ value, label: PURPOSE_LABEL[value] })),
];

const find = ({ get }: ListParams): ConsentExportQuery => {
  const purpose = PURPOSES.find((value) => value === get('aviso'));
  const q = get('q').slice(0, 100);
  return { ...(purpose && { purpose }), ...(q && { q }) };
};

/** /admin/consents: newest first. */
export const ConsentsPage = () => {
  const list = useAdminList('GET /api/admin/consents', { tag: 'Consent', pageSize: 25, query: find });
  const asked = find(list.params);
  return (
    <AdminList
      {...list}
      title="Avisos pedidos"
      subtitle={SUBTITLE}
      actions={
        <IfAllowed call="GET /api/admin/reports/consents.csv">
          <ExportLink
            href={`/api/admin/reports/consents.csv?${new URLSearchParams(asked as Record<string, string>)}`}
          >
            Exportar CSV
          </ExportLink>
        </IfAllowed>
      }
      search="Correo"
      filters={[{ name: 'aviso', label: 'Aviso', choices: KINDS }]}
      caption="Avisos pedidos"
      columns={CONSENT_COLUMNS}
      name="los avisos"
      empty={asked.purpose || asked.q ? NO_MATCH : EMPTY}
    />
  );
};
