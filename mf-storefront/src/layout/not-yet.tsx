import { Alert, Skeleton, VisuallyHidden } from '@shop/ui';

/** Says what is being loaded to who hears the page; a grey shape stands beside it. */
export const SaidComing = ({ children }: { children: string }) => (
  <p role="status">
    <VisuallyHidden>{children}</VisuallyHidden>
  </p>
);

type Coming = { height: number; children: string };

/** A grey shape, of pixels as what comes, and what is said of it. */
export const LoadingShape = ({ height, children }: Coming) => (
  <>
    <SaidComing>{children}</SaidComing>
    <Skeleton height={height} radius={16} />
  </>
);

type Read = { isError: boolean; isFetching: boolean; refetch: () => unknown };
type Props = { read: Read; height: number; coming: string; failed: string };

/** Stands for what a page reads until it is here: it is on its way, or did not come and can be asked for again. */
export const NotYet = ({ read: { isError, isFetching, refetch }, height, coming, failed }: Props) =>
  isError ? (
    <Alert title={failed} onRetry={() => void refetch()} retrying={isFetching}>
      Revisa tu conexión e intenta de nuevo.
    </Alert>
  ) : (
    <LoadingShape height={height}>{coming}</LoadingShape>
  );
