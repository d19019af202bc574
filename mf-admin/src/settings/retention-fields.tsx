import type { Retention } from '@shop/contracts/retention';
import { Text } from '@shop/ui';
import { counted } from '../list/counted.ts';
import { formatMoment } from '../list/moment.tsx';
import { NumberField } from '../list/number-field.tsx';
import { ANEW } from '../list/rows.ts';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';
import { useGetRetentionQuery } from './settings.api.ts';

/** The period after which the shop deletes personal data by itself, and its next run. */
export const RetentionFields = ({ form }: { form: Form }) => {
  const { data } = useGetRetentionQuery(undefined, ANEW);
  return (
    <Section
      title="Datos personales"
      hint="Cada noche la tienda borra nombres, direcciones y correos de quienes no han comprado en este tiempo, y mensajes y correos más viejos. Los importes se quedan."
      wide={data && <Text size="sm">{nextOf(data)}</Text>}
    >
      <NumberField
        optional
        none={null}
        label={LABELS['retentionMonths']}
        hint="De 6 a 120. Vacío: nunca."
        form={form}
        name="retentionMonths"
      />
    </Section>
  );
};

/** Describes the stored setting, not the typed one. */
function nextOf({ nextAt, before, due }: Retention): string {
  if (!before) return 'Ahora no se borra nada por sí solo.';
  const amounts = [
    counted(due.customers, 'cliente', 'clientes'),
    counted(due.checkouts, 'compra sin terminar', 'compras sin terminar'),
    counted(due.mails, 'correo', 'correos'),
  ];
  return `El ${formatMoment(nextAt)} borra lo de antes del ${formatMoment(before).split(',')[0]}: ${amounts.join(', ')}, y los mensajes de entonces.`;
}
