import { showError, showToast, useAppDispatch } from '@shop/app-kit';
import { Button, Row, TextField } from '@shop/ui';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  link: string;
  /** Whom to send it to. */
  copied: string;
  /** 'enlace' unless it is something else. */
  noun?: string;
  /** Stand beside the button. */
  children?: ReactNode;
};

/** A link, or something else to copy, that somebody sends on by themselves. */
export const CopyLink = ({ label, link, copied, noun = 'enlace', children }: Props) => {
  const dispatch = useAppDispatch();
  const title = `${noun[0]?.toUpperCase()}${noun.slice(1)} copiado`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => dispatch(showToast({ title, description: copied })),
      () => dispatch(showError(`No se pudo copiar. Selecciona el ${noun} y cópialo.`)),
    );
  return (
    <>
      <TextField label={label} readOnly value={link} />
      <Row gap={2}>
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          Copiar {noun}
        </Button>
        {children}
      </Row>
    </>
  );
};
