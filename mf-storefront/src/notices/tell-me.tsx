import type { Blend } from '@shop/contracts/menu';
import { Card, Heading, Say, Stack, Text } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AskForm } from './ask-form.tsx';

/** Below the button of a sold-out product: a shopper who waits for it is told once. */
export const TellMe = ({ blend: { id } }: { blend: Blend }) => {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // From a card of the menu: the browser goes to a part of a page only within a document.
  useEffect(() => {
    if (hash !== '#avisame') return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [hash]);
  return (
    <Card as="section" id="avisame" aria-labelledby="avisame-titulo" ref={place} tabIndex={-1}>
      <Stack gap={3}>
        <Heading level={2} look="small" id="avisame-titulo">
          Avísame cuando haya
        </Heading>
        <Text size="sm" tone="soft">
          <Say>Te escribimos una sola vez, en el orden en que nos lo piden.</Say>
        </Text>
        <AskForm
          key={id}
          asked={{ purpose: 'stock', elixirId: id, source: 'product' }}
          label="Avisarme"
          done="Listo. Te escribimos cuando haya."
        />
      </Stack>
    </Card>
  );
};
