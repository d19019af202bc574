import { messageOf, useRead } from '@shop/app-kit';
import { NOT_WRITTEN, type LegalDocument } from '@shop/contracts/legal';
import { sellerOf } from '@shop/contracts/seller';
import { Alert, css, Say, Skeleton, Stack, Text, useShop } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';

type LegalDialogProps = { entry: LegalDocument; onClose: () => void };

const LegalText = ({ sections }: Pick<LegalDocument, 'sections'>) => {
  const seller = sellerOf(useShop());
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
  const [own, ...others] = sections.map(
    (section) => data?.find((entry) => entry.section === section)?.content ?? '',
  );
  const who = seller.name && `Vende ${Object.values(seller).filter(Boolean).join(' · ')}`;
  const paragraphs = [own || NOT_WRITTEN, ...others, who].flatMap((text) => text?.split(/\n{2,}/) ?? []);
  return (
    <Stack gap={3}>
      {paragraphs.filter(Boolean).map((paragraph) => (
        <Text key={paragraph} size="sm">
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
};

const link = css({ display: 'flex', alignItems: 'center', width: 'fit-content', minHeight: 44 });

/** The full page opens in another tab, so that the current purchase is not lost. */
export const LegalDialog = ({ entry, onClose }: LegalDialogProps) => (
  <Dialog onClose={onClose} title={entry.label}>
    <LegalText sections={entry.sections} />
    <a css={link} href={entry.path} target="_blank" rel="noopener">
      <Say>Abrir en su página</Say>
    </a>
  </Dialog>
);
