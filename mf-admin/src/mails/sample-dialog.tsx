import { SAMPLE_KIND_LABEL, SAMPLE_KINDS, type SampleKind } from '@shop/contracts/mail';
import { Alert, css, Skeleton, Stack, theme } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { Filter } from '../list/toolbar.tsx';
import { EmailView } from './email-view.tsx';
import { sampleAddress, useGetMailSampleQuery } from './mails.api.ts';

const WIDTHS = { phone: 390, desk: 600 } as const;
type Width = keyof typeof WIDTHS;
const WIDTH_CHOICES = [
  { value: 'phone', label: 'Teléfono (390 px)' },
  { value: 'desk', label: 'Computadora (600 px)' },
];
const KIND_CHOICES = SAMPLE_KINDS.map((value) => ({ value, label: SAMPLE_KIND_LABEL[value] }));
const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(3),
  // A narrower field would cut off its text.
  '&& > *': { flex: '1 1 16rem' },
});

type Props = { kind: SampleKind; onChange: (kind: string) => void; onClose: () => void };

/** A preview of each kind of email, with a sample order: nothing is sent. */
export const SampleDialog = ({ kind, onChange, onClose }: Props) => {
  const [width, setWidth] = useState<Width>('phone');
  const { currentData: sample, isError, refetch } = useGetMailSampleQuery(kind);
  return (
    <Dialog
      wide
      onClose={onClose}
      title="Así se ven tus correos"
      description="Con un pedido de ejemplo. No se envía nada."
    >
      <Stack gap={4}>
        <div css={choices}>
          <Filter label="Correo" value={kind} choices={KIND_CHOICES} onChange={onChange} />
          <Filter
            label="Ancho"
            value={width}
            choices={WIDTH_CHOICES}
            onChange={(value) => setWidth(value as Width)}
          />
        </div>
        {!sample && !isError && <Skeleton height={320} radius={16} />}
        {isError && <Alert onRetry={refetch}>No pudimos mostrar este correo.</Alert>}
        {sample && <EmailView email={sample} src={`${sampleAddress(kind)}/html`} maxWidth={WIDTHS[width]} />}
      </Stack>
    </Dialog>
  );
};
