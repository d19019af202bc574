import { onDemand } from '@shop/app-kit';
import {
  ABOUT_MESSAGES,
  MAIL_KIND_LABEL,
  MAIL_KINDS,
  SAMPLE_KINDS,
  MAIL_STATUS_LABEL,
  MAIL_STATUSES,
  type MailSummary,
} from '@shop/contracts/mail';
import { Alert, Button, Icon } from '@shop/ui';
import { AdminList } from '../list/admin-list.tsx';
import { ANEW, rowsOf } from '../list/rows.ts';
import { openDialog, useListParams } from '../list/use-list-params.ts';
import { mailColumns } from './columns.tsx';
import { useListMailsQuery } from './mails.api.ts';

const MailDialog = onDemand(() =>
  import(/* webpackChunkName: "p-mail-dialog" */ './mail-dialog.tsx').then((m) => m.MailDialog),
);
const SampleDialog = onDemand(() =>
  import(/* webpackChunkName: "p-mail-sample" */ './sample-dialog.tsx').then((m) => m.SampleDialog),
);
const PAGE_SIZE = 25;
const SUBTITLE = 'Lo que la tienda escribe a quien compra y a ti.';
const NO_SERVER = 'No hay servidor de correo configurado: los mensajes se guardan aquí.';
const EMPTY = 'No hay correos.';
const NO_MATCH = 'No hay correos con esos filtros.';
const ALL = { value: '', label: 'Todos' };
const STATUSES = [ALL, ...MAIL_STATUSES.map((value) => ({ value, label: MAIL_STATUS_LABEL[value] }))];
const KINDS = [
  ALL,
  ...MAIL_KINDS.filter((kind) => !ABOUT_MESSAGES.includes(kind)).map((value) => ({
    value,
    label: MAIL_KIND_LABEL[value],
  })),
];

/** /admin/mails: newest first. */
export const MailsPage = () => {
  const params = useListParams();
  const { get, page } = params;
  const dialog = openDialog<'mail' | 'sample'>(params);
  const status = MAIL_STATUSES.find((value) => value === get('estado'));
  const kind = MAIL_KINDS.find((value) => value === get('tipo'));
  const q = get('q').slice(0, 100);
  const list = useListMailsQuery(
    { page, pageSize: PAGE_SIZE, ...(status && { status }), ...(kind && { kind }), ...(q && { q }) },
    ANEW,
  );
  const sampleKind = dialog.kind === 'sample' && SAMPLE_KINDS.find((name) => name === dialog.id);
  const columns = mailColumns(({ id }: MailSummary) => dialog.open('mail', id));
  return (
    <AdminList
      params={params}
      list={list}
      pageSize={PAGE_SIZE}
      rows={rowsOf(list)}
      title="Correos"
      subtitle={SUBTITLE}
      actions={
        <Button
          variant="secondary"
          icon={<Icon name="mail" size={18} />}
          onClick={() => dialog.open('sample', 'order-paid')}
        >
          Ver ejemplos
        </Button>
      }
      notice={
        list.data?.hasServer === false && (
          <Alert tone="info" css={{ marginBottom: '1.5rem' }}>
            {NO_SERVER}
          </Alert>
        )
      }
      search="Correo o pedido"
      filters={[
        { name: 'estado', label: 'Estado', choices: STATUSES },
        { name: 'tipo', label: 'Tipo', choices: KINDS },
      ]}
      caption="Correos"
      columns={columns}
      name="los correos"
      empty={status || kind || q ? NO_MATCH : EMPTY}
    >
      {dialog.kind === 'mail' && dialog.id && (
        <MailDialog key={dialog.id} mail={{ id: dialog.id }} onClose={dialog.close} />
      )}
      {sampleKind && (
        <SampleDialog
          kind={sampleKind}
          onChange={(next) => dialog.open('sample', next)}
          onClose={dialog.close}
        />
      )}
    </AdminList>
  );
};
