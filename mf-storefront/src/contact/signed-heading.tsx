import { Badge, Heading, Row } from '@shop/ui';
import type { ReactNode } from 'react';

type Props = { id: string; isSample: boolean; children: ReactNode };

/** A heading with the sample sign, until the owner replaces the sample text. */
export const SignedHeading = ({ id, isSample, children }: Props) => (
  <Row gap={3}>
    <Heading id={id}>{children}</Heading>
    {isSample && <Badge tone="honey">Datos de muestra</Badge>}
  </Row>
);
