import { field } from '@shop/app-kit/forms';
import { css, Row, Switch, TextField, theme } from '@shop/ui';
import { Link } from 'react-router-dom';
import { ColorFields, REST } from './color-fields.tsx';
import { FeedAddresses } from './feed-addresses.tsx';
import { LABELS, type Form } from './labels.ts';
import { MeasuringFields } from './measuring-fields.tsx';
import { RetentionFields } from './retention-fields.tsx';
import { Section } from './section.tsx';

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.color.honey,
  fontWeight: 650,
});

/** Settings that few shops ever change. */
export const AdvancedFields = ({ form }: { form: Form }) => (
  <>
    <Section
      title="Avanzado"
      place="avanzado"
      wide={
        <Row gap={5}>
          <Link to="/admin?guia=1" css={link}>
            Guía del primer día
          </Link>
          <Link to="/admin/integrations" css={link}>
            Integraciones
          </Link>
          <Link to="/admin/activity" css={link}>
            Actividad
          </Link>
        </Row>
      }
    >
      <TextField
        label={LABELS['orderPrefix']}
        hint={`El siguiente pedido: ${form.watch('orderPrefix')}-000123. Los que ya hay conservan su número.`}
        {...field(form, 'orderPrefix')}
      />
      <TextField
        label={LABELS['statementText']}
        hint="Lo que lee quien paga con tarjeta. Hasta 13 letras."
        {...field(form, 'statementText')}
      />
      <Switch
        label={LABELS['dashboardLinks']}
        hint="Llevan a Reportes y Clientes en vez de decir «Próximamente»."
        {...form.register('dashboardLinks')}
      />
    </Section>
    <FeedAddresses />
    <MeasuringFields form={form} />
    <ColorFields form={form} names={REST} title="Más colores" />
    <RetentionFields form={form} />
  </>
);
