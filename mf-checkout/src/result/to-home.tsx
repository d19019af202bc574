import { Container, Page, Skeleton, Stack, Text, VisuallyHidden } from '@shop/ui';
import { useEffect } from 'react';
import { pageSpace } from '../two-columns.ts';

export type Leave = (address: string) => void;
const toDocument: Leave = (address) => window.location.replace(address);

/**
 * Without an order it leads to the home page (CK31). As a new document: rendered in place, the home page would
 * move while its texts load.
 */
export const ToHome = ({ leaveFor = toDocument }: { leaveFor?: Leave | undefined }) => {
  useEffect(() => leaveFor('/'), [leaveFor]);
  return (
    <Page title="Tu pedido" noIndex>
      <Container css={pageSpace}>
        <LoadingOrder />
      </Container>
    </Page>
  );
};

export const LoadingOrder = () => (
  <>
    <h1>
      <VisuallyHidden>Tu pedido</VisuallyHidden>
    </h1>
    <Stack gap={5}>
      <VisuallyHidden role="status">Cargando tu pedido…</VisuallyHidden>
      <Text tone="soft">Cargando tu pedido…</Text>
      <Skeleton height={96} radius={24} />
      <Skeleton height={260} radius={24} />
    </Stack>
  </>
);
