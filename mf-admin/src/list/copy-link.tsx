import { showError, showToast, useAppDispatch } from '@shop/app-kit';
import { Button, Row, TextField } from '@shop/ui';
import type { ReactNode } from 'react';

/** `copied`: whom to send it to; `children` stand beside the button. */
type Props = { label: string; link: string; copied: string; children?: ReactNode };

/** A link that somebody sends on by themselves. */
export const CopyLink = ({ label, link, copied, children }: Props) => {
  const dispatch = useAppDispatch();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => dispatch(showToast({ title: 'Enlace copiado', description: copied })),
      () => dispatch(showError('No se pudo copiar. Selecciona el enlace y cópialo.')),
    );
  return (
    <>
      <TextField label={label} readOnly value={link} />
      <Row gap={2}>
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          Copiar enlace
        </Button>
        {children}
      </Row>
    </>
  );
};
