import { messageOf, statusOf } from '@shop/app-kit';
import { Alert, Button, LinkButton, Row, Say, theme } from '@shop/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Workshop } from './use-workshop.ts';

const FAILED = 'No pudimos crear tu elixir personalizado. Por favor, intenta de nuevo.';

type Props = { workshop: Workshop; replace?: boolean };

/** The last press's result: links or error (SF24, SF26). `replace`: the links replace a sheet in the history. */
export const CreateResult = ({ workshop: { created, error, again }, replace = false }: Props) => {
  if (created) return <Created name={created.elixir.name} onAgain={again} replace={replace} />;
  if (!error) return null;
  const reason = statusOf(error) === undefined ? '' : messageOf(error, { es: '' }).es;
  return <Alert title={FAILED}>{reason}</Alert>;
};

/** The new document replaces this one in the history; in another tab it does not. */
const inPlace = (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.replace(event.currentTarget.href);
};

type CreatedProps = { name: string; onAgain: () => void; replace: boolean };

const Created = ({ name, onAgain, replace }: CreatedProps) => {
  const on = useRef<HTMLAnchorElement>(null);
  useEffect(() => on.current?.focus(), []);
  return (
    <>
      <Alert tone="success" title={<Say nombre={name}>{'{nombre} ya está en tu carrito.'}</Say>} />
      <Row gap={2} css={{ '& > a': { flex: 1, paddingInline: theme.space(2) } }}>
        <LinkButton ref={on} as={Link} to="/cart" replace={replace} variant="secondary">
          Ver mi carrito
        </LinkButton>
        {/* A new document, because only there the payment provider's script may run. */}
        <LinkButton href="/checkout" onClick={replace ? inPlace : undefined}>
          Pagar
        </LinkButton>
      </Row>
      <Button size="sm" variant="ghost" onClick={onAgain}>
        Crear otro elixir
      </Button>
    </>
  );
};
