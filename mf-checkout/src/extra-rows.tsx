import type { Amounts } from '@shop/contracts/amounts';
import { css, Price, Say, theme } from '@shop/ui';

const free = css({ color: theme.color.jungle, fontWeight: 650 });

type Props = {
  amounts: Amounts;
  /** The delivery way, in shops with a choice; null while it is unknown. */
  way?: { name: string } | null | undefined;
  as?: 'div' | 'li';
  className?: string;
};

/** Costs besides the lines: delivery, and a tax when prices do not include it. */
export const ExtraRows = ({ amounts: { shipping, tax }, way, as: Row = 'div', className }: Props) => (
  <>
    <Row className={className}>
      <span>{way ? way.name : <Say>Envío</Say>}</span>
      <Cost shipping={shipping} isKnown={way !== null} />
    </Row>
    {tax > 0 && (
      <Row className={className}>
        <span>
          <Say>IVA</Say>
        </span>
        <Price amount={tax} size="sm" />
      </Row>
    )}
  </>
);

const Cost = ({ shipping, isKnown }: { shipping: number; isKnown: boolean }) => {
  if (shipping > 0) return <Price amount={shipping} size="sm" />;
  if (!isKnown) return <Say>Según tu código postal</Say>;
  return (
    <span css={free}>
      <Say>Gratis</Say>
    </span>
  );
};
