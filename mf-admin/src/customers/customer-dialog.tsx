import { formatPesos } from '@shop/app-kit';
import type { Customer } from '@shop/contracts/customer';
import { formatNumber } from '@shop/contracts/format-pesos';
import { whatsAppLink } from '@shop/contracts/whatsapp';
import { Alert, Button, Icon, LinkButton, Row, Skeleton, Stack } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../auth/may.tsx';
import { Email } from '../list/cells.tsx';
import { Facts } from '../list/facts.tsx';
import { formatMoment } from '../list/moment.tsx';
import { CustomerNote } from './customer-note.tsx';
import { ForgetCustomer } from './forget-customer.tsx';
import { useGetCustomerQuery } from './customers.api.ts';

type Props = { id: string; onClose: () => void };

/** Who somebody is, how to reach them, and what the staff notes about them. */
export const CustomerDialog = ({ id, onClose }: Props) => {
  const { data, isError, refetch } = useGetCustomerQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Dialog wide onClose={onClose} title={data ? (data.name ?? data.email) : 'Cliente'}>
      {!data && !isError && <Skeleton height={320} radius={16} />}
      {isError && <Alert onRetry={refetch}>No pudimos cargar a este cliente.</Alert>}
      {data && <Whole customer={data} onClose={onClose} />}
    </Dialog>
  );
};

const moment = (at: string | null) => (at ? formatMoment(at) : '—');

const Whole = ({ customer, onClose }: { customer: Customer; onClose: () => void }) => {
  const [forgetting, setForgetting] = useState(false);
  const { email, phone, city, state, orders, spent, firstOrderAt, lastOrderAt } = customer;
  return (
    <>
      <Stack gap={4}>
        <Facts
          facts={[
            ['Correo', <Email>{email}</Email>],
            ['Teléfono', phone ?? '—'],
            ['Ciudad', [city, state].filter(Boolean).join(', ') || '—'],
            ['Pedidos', formatNumber(orders)],
            ['Gastado', formatPesos(spent)],
            ['Primer pedido', moment(firstOrderAt)],
            ['Último pedido', moment(lastOrderAt)],
          ]}
        />
        <Contact customer={customer} />
        <IfAllowed call="PUT /api/admin/customers/{id}/note">
          <CustomerNote customer={customer} />
        </IfAllowed>
      </Stack>
      <DialogActions>
        <IfAllowed call="POST /api/admin/customers/{id}/forget">
          <Button variant="ghost" icon={<Icon name="trash" size={18} />} onClick={() => setForgetting(true)}>
            Borrar sus datos
          </Button>
        </IfAllowed>
        <LinkButton as={Link} to={`/admin/orders?q=${encodeURIComponent(email)}`}>
          Ver sus pedidos
        </LinkButton>
      </DialogActions>
      {forgetting && (
        <ForgetCustomer customer={customer} onClose={() => setForgetting(false)} onForgotten={onClose} />
      )}
    </>
  );
};

const Contact = ({ customer: { email, phone } }: { customer: Customer }) => (
  <Row gap={2}>
    <LinkButton
      size="sm"
      variant="secondary"
      href={`mailto:${encodeURIComponent(email)}`}
      icon={<Icon name="mail" size={18} />}
    >
      Escribir por correo
    </LinkButton>
    {phone && (
      <LinkButton
        size="sm"
        variant="secondary"
        href={whatsAppLink(phone)}
        target="_blank"
        rel="noreferrer"
        icon={<Icon name="whatsapp" size={18} />}
      >
        WhatsApp
      </LinkButton>
    )}
  </Row>
);
