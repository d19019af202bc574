import { LinkButton, Text } from '@shop/ui';
import { AdminIcon } from '../layout/admin-icon.tsx';
import type { TextRow } from './text-rows.ts';
import { useGetShownMenuQuery } from './texts.api.ts';

const PATHS: Record<string, string> = {
  menu: '/menu',
  customize: '/customize',
  about: '/about',
  contact: '/contact',
  checkout: '/cart',
};

/** The path where the text is visible; texts of every page are shown on the first page. */
const usePath = ({ page, kind }: TextRow): string => {
  const { data } = useGetShownMenuQuery(undefined, { skip: page !== 'product' });
  const first = data?.blends[0];
  if (page === 'product') return first ? `/menu/${first.slug}` : '/menu';
  return kind.path ?? PATHS[page] ?? '/';
};

/** Opens the shop's own page with all drafts; only administrators can see them. */
export const PreviewLink = ({ row, isSaved }: { row: TextRow; isSaved: boolean }) => {
  const path = usePath(row);
  const seenIn = row.page === 'mails' ? 'en Correos, «Ver muestras»' : row.kind.seenIn;
  if (seenIn)
    return (
      <Text size="sm" tone="soft">
        Así se ve: {seenIn}, en cuanto lo publiques.
      </Text>
    );
  if (!row.entry?.draft || !isSaved)
    return (
      <Text size="sm" tone="soft">
        Guarda el borrador para verlo en la página.
      </Text>
    );
  return (
    <LinkButton
      href={`${path}?borrador`}
      target="_blank"
      rel="noreferrer"
      variant="secondary"
      icon={<AdminIcon name="eye" size={18} />}
    >
      Ver en la página
    </LinkButton>
  );
};
