import { messageOf, useRead } from '@shop/app-kit';
import { Alert, Skeleton, Stack, Text } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';

type LegalDialogProps = { section: string; title: string; onClose: () => void };

const LegalText = ({ section }: { section: string }) => {
  const { data, error, isFetching, refetch } = useRead('/content/legal');
  if (!data && isFetching) {
    return (
      <Stack gap={3} role="status" aria-label="Cargando…">
        <Skeleton />
        <Skeleton />
        <Skeleton width="70%" />
      </Stack>
    );
  }
  if (error && !data) {
    const { es, en } = messageOf(error, { es: 'No pudimos cargar este texto.' });
    return (
      <Alert original={en} onRetry={refetch} retrying={isFetching}>
        {es}
      </Alert>
    );
  }
  const text = data?.find((entry) => entry.section === section)?.content;
  const paragraphs = (text ?? 'Estamos preparando este texto. Escríbenos si tienes una pregunta.').split(
    /\n{2,}/,
  );
  return (
    <Stack gap={3}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} size="sm">
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
};

const LegalDialog = ({ section, title, onClose }: LegalDialogProps) => (
  <Dialog onClose={onClose} title={title}>
    <LegalText section={section} />
  </Dialog>
);

// React.lazy takes a default export.
export default LegalDialog;
