import { field } from '@shop/app-kit/forms';
import { NETWORKS, type Network } from '@shop/contracts/constants';
import { Switch, TextField } from '@shop/ui';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

const CONTACT = { email: 'email', phone: 'tel', whatsapp: 'tel' } as const;
const ADDRESS = ['street', 'city', 'state', 'zip'] as const;

/** How the shop is reached. */
export const ContactFields = ({ form }: { form: Form }) => (
  <>
    <Section
      title="Contacto"
      place="contacto"
      hint="Se ve en Contacto, en el pie y en los datos para buscadores."
    >
      {(Object.keys(CONTACT) as (keyof typeof CONTACT)[]).map((name) => (
        <TextField
          key={name}
          type={CONTACT[name]}
          label={LABELS[name]}
          optional
          {...field(form, `contact.${name}`)}
        />
      ))}
      {ADDRESS.map((name) => (
        <TextField key={name} label={LABELS[name]} optional {...field(form, `address.${name}`)} />
      ))}
      <TextField
        label={LABELS['hours']}
        placeholder="Lunes a viernes, de 9:00 a 17:00"
        optional
        {...field(form, 'hours')}
      />
      {form.watch('contact.whatsapp') && (
        <Switch
          label={LABELS['whatsappOrders']}
          hint="Un botón en el carrito y al pie de cada página. El mensaje trae un enlace que te llena el pedido."
          {...form.register('whatsappOrders')}
        />
      )}
    </Section>
    <Section title="Redes sociales" place="redes" hint="La dirección completa de tu página en cada red.">
      {(Object.keys(NETWORKS) as Network[]).map((name) => (
        <TextField
          key={name}
          type="url"
          label={NETWORKS[name]}
          optional
          {...field(form, `networks.${name}`)}
        />
      ))}
    </Section>
  </>
);
