import { Button, Heading, Icon, Say, Stack, Text } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { IconHex } from '../layout/icon-hex.tsx';

type ThanksProps = { name: string; onAgain: () => void };

/** Replaces the form after sending, and takes the focus. */
export const ContactThanks = ({ name, onAgain }: ThanksProps) => {
  const words = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    words.current?.focus({ preventScroll: true });
    // Focusing the words alone would leave the top of the card behind the header.
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Stack ref={whole} gap={5} css={{ alignItems: 'flex-start', scrollMarginTop: 32 }}>
      <IconHex size={80}>
        <Icon name="mail" size={38} />
      </IconHex>
      <div ref={words} tabIndex={-1} role="status">
        <Heading>¡Mensaje enviado!</Heading>
        <Text css={{ marginTop: 8 }}>
          <Say nombre={name}>{'Gracias, {nombre}. Te responderemos al correo que nos diste.'}</Say>
        </Text>
      </div>
      <Button variant="secondary" onClick={onAgain}>
        Enviar otro mensaje
      </Button>
    </Stack>
  );
};
