import type { DeliveryPlan } from '@shop/contracts/delivery-ways';
import { deliveryClaim } from '@shop/contracts/told-text';
import { Alert } from '@shop/ui';
import { Link } from 'react-router-dom';
import { pageLabel } from '../content/pages.ts';
import { filterTexts, keyOf, textRows } from '../texts/text-rows.ts';
import { useListTextsQuery } from '../texts/texts.api.ts';

const FREE = 'envío gratis';

/** Lists the owner's texts that still say 'Envío gratis' although delivery costs something. */
export const FreeTexts = ({ plan }: { plan: DeliveryPlan }) => {
  const isFree = deliveryClaim({ deliveryWays: plan }) === FREE;
  const { data = [] } = useListTextsQuery(undefined, { skip: isFree });
  const rows = isFree ? [] : filterTexts(textRows(data), { q: FREE, page: '', state: '' });
  const saying = rows.flatMap(({ entry, ...row }) => (entry ? [{ ...row, id: entry.id }] : []));
  if (saying.length === 0) return null;
  return (
    <Alert tone="warning" title="Estos textos todavía dicen «Envío gratis»">
      <ul css={{ margin: 0, paddingLeft: '1.25rem' }}>
        {saying.map((row) => (
          <li key={keyOf(row)}>
            <Link to={`/admin/texts?ventana=texto.${row.id}`}>{`${pageLabel(row.page)}: ${row.name}`}</Link>
          </li>
        ))}
      </ul>
      Cámbialos, o escribe ahí {'{envio}'} para que digan lo de aquí.
    </Alert>
  );
};
