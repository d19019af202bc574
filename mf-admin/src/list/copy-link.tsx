import { useCopy } from '@shop/app-kit/use-copy';
import { Button, Row, TextField } from '@shop/ui';
import { useRef, type ReactNode } from 'react';

type Props = {
  label: string;
  link: string;
  /** The toast's text, which says whom to send it to. */
  copied: string;
  /** 'enlace' unless it is something else. */
  noun?: string;
  /** Stand beside the button. */
  children?: ReactNode;
};

/** A link or another text to copy, which the person sends on themselves. */
export const CopyLink = ({ label, link, copied, noun = 'enlace', children }: Props) => {
  const copy = useCopy();
  const done = { title: `${noun[0]?.toUpperCase()}${noun.slice(1)} copiado`, description: copied };
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextField label={label} readOnly value={link} ref={field} />
      <Row gap={2}>
        <Button size="sm" variant="secondary" onClick={() => void copy(link, done, field.current)}>
          Copiar {noun}
        </Button>
        {children}
      </Row>
    </>
  );
};
