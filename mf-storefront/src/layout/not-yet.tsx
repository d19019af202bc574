import { Alert, Container, Heading, Page, Skeleton, Stack, VisuallyHidden } from '@shop/ui';

/** Tells screen readers what is loading; a grey shape shows it on screen. */
export const SaidComing = ({ children }: { children: string }) => (
  <p role="status">
    <VisuallyHidden>{children}</VisuallyHidden>
  </p>
);

type Coming = { height: number; children: string };

/** A grey shape with the height of the content in pixels, and its text for screen readers. */
export const LoadingShape = ({ height, children }: Coming) => (
  <>
    <SaidComing>{children}</SaidComing>
    <Skeleton height={height} radius={16} />
  </>
);

type Read = { isError: boolean; isFetching: boolean; refetch: () => unknown };
type Props = { read: Read; height: number; coming: string; failed: string };

/** Replaces content that is loading, or that failed and can be requested again. */
export const NotYet = ({ read: { isError, isFetching, refetch }, height, coming, failed }: Props) =>
  isError ? (
    <Alert title={failed} onRetry={() => void refetch()} retrying={isFetching}>
      Revisa tu conexión e intenta de nuevo.
    </Alert>
  ) : (
    <LoadingShape height={height}>{coming}</LoadingShape>
  );

/** Replaces a page about one thing, whose name is not known yet. */
export const PageNotYet = ({ title, ...rest }: Props & { title: string }) => (
  <Page title={title} noIndex>
    <Container css={{ paddingTop: '3rem' }}>
      <Stack gap={4}>
        <Heading level={1}>{rest.read.isError ? title : <VisuallyHidden>{title}</VisuallyHidden>}</Heading>
        <NotYet {...rest} />
      </Stack>
    </Container>
  </Page>
);
