import { Card, Heading, LinkButton, Row } from '@shop/ui';
import { useId, type ReactNode } from 'react';

type Props = { title: string; /** Address of its spreadsheet. */ csv: string; children: ReactNode };

/** A part of the report, with the same figures as a spreadsheet. */
export const ReportSection = ({ title, csv, children }: Props) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Row css={{ justifyContent: 'space-between', marginBottom: '1rem' }}>
        <Heading level={2} look="small" id={id}>
          {title}
        </Heading>
        <LinkButton size="sm" variant="ghost" href={csv} download aria-label={`Exportar CSV: ${title}`}>
          Exportar CSV
        </LinkButton>
      </Row>
      {children}
    </Card>
  );
};
