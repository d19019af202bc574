import type { Content } from '@shop/contracts/content';
import {
  Badge,
  Card,
  css,
  Heading,
  Icon,
  IconButton,
  ResponsiveImage,
  Row,
  Spinner,
  Text,
  theme,
} from '@shop/ui';
import { sectionKey, sectionName } from './section-names.ts';

const { color, radius, space } = theme;
const list = css({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space(4) });
const item = css({
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.cream,
});
const editingItem = css({ borderColor: color.honey, boxShadow: `0 0 0 1px ${color.honey}` });
const words = css({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
});
const picture = css({ maxWidth: '12rem', marginTop: space(3), overflow: 'hidden', borderRadius: radius.sm });

type Props = {
  entries: Content[];
  isLoading: boolean;
  editingId: number | undefined;
  onEdit: (entry: Content) => void;
  onDelete: (entry: Content) => void;
};

/** The right card: the entries of the chosen page (AD51). */
export const ExistingContent = ({ entries, isLoading, editingId, onEdit, onDelete }: Props) => (
  <Card as="section" aria-labelledby="existing-content">
    <Heading level={2} look="small" id="existing-content" css={{ marginBottom: '1.25rem' }}>
      Contenido Existente
    </Heading>
    {isLoading && (
      <Row role="status">
        <Spinner /> Cargando contenido…
      </Row>
    )}
    {!isLoading && entries.length === 0 && (
      <Text tone="soft">No hay contenido disponible para esta página</Text>
    )}
    <ul css={list}>
      {entries.map((entry) => (
        <li
          key={entry.id ?? entry.section}
          css={[item, entry.id === editingId && entry.id !== undefined && editingItem]}
        >
          <Entry entry={entry} onEdit={() => onEdit(entry)} onDelete={() => onDelete(entry)} />
        </li>
      ))}
    </ul>
  </Card>
);

type EntryProps = { entry: Content; onEdit: () => void; onDelete: () => void };
const Entry = ({ entry, onEdit, onDelete }: EntryProps) => {
  const { title, content, imageUrl } = entry;
  const section = sectionKey(entry.section);
  return (
    <>
      <Row gap={2} css={{ justifyContent: 'space-between', flexWrap: 'nowrap' }}>
        <Row gap={2}>
          <Badge tone="honey">{section}</Badge>
          <Text as="span" size="sm">
            {sectionName(entry)}
          </Text>
        </Row>
        <Row gap={0} css={{ flexWrap: 'nowrap' }}>
          <IconButton label={`Editar ${section}`} onClick={onEdit}>
            <Icon name="edit" />
          </IconButton>
          <IconButton label={`Eliminar ${section}`} onClick={onDelete}>
            <Icon name="trash" />
          </IconButton>
        </Row>
      </Row>
      {title && <Text css={{ fontWeight: 650 }}>{title}</Text>}
      {content && (
        <Text size="sm" tone="soft" css={words}>
          {content}
        </Text>
      )}
      {imageUrl && (
        <div css={picture}>
          <ResponsiveImage src={imageUrl} alt={`Imagen de ${section}`} width={4} height={3} sizes="12rem" />
        </div>
      )}
    </>
  );
};
