import { Card, css, Heading, Row, Text } from '@shop/ui';
import { useId, type ReactNode } from 'react';
import { flatCards } from '../list/cards.ts';
import { ExportLink } from '../proof/export-link.tsx';

const head = css({
  justifyContent: 'space-between',
  flexWrap: 'nowrap',
  marginBottom: '1rem',
  a: { flex: 'none' },
});

type Props = { title: string; /** Address of the section's spreadsheet. */ csv: string; children: ReactNode };

/** A section of the report, with a spreadsheet of the same figures. */
export const ReportSection = ({ title, csv, children }: Props) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Row css={head}>
        <Heading level={2} look="small" id={id}>
          {title}
        </Heading>
        <ExportLink size="sm" href={csv} aria-label={`Exportar CSV: ${title}`}>
          Exportar CSV
        </ExportLink>
      </Row>
      <div css={flatCards}>{children}</div>
    </Card>
  );
};

/** In place of a table or a chart. */
export const NoSales = () => <Text tone="soft">No hay ventas en estas fechas.</Text>;
