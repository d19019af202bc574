import { Button, css, Icon, IconButton, Row, TextField, theme } from '@shop/ui';
import { useState, type SubmitEvent } from 'react';
import type { ListParams } from './use-list-params.ts';
import { useSavedViews } from './use-saved-views.ts';

const { color, radius, space } = theme;
const LONGEST = 40;

const bar = css({ marginBottom: space(4) });
const view = css({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
const chosen = css({ background: color.amberSoft });

type Props = {
  /** Which list, for what is kept. */
  list: string;
  params: ListParams;
  /** The names of the filters in the address. */
  names: readonly string[];
};

/** The filters of a list under names of one's own, one press away. */
export const SavedViews = ({ list, params, names }: Props) => {
  const { views, save, remove } = useSavedViews(list);
  const [naming, setNaming] = useState<'open' | 'left'>();
  const now = filtersOf(params, names);
  const isShown = (filters: Record<string, string>) =>
    names.every((name) => (filters[name] ?? '') === (now[name] ?? ''));
  const canSave = Object.keys(now).length > 0 && !views.some(({ filters }) => isShown(filters));
  const show = (filters: Record<string, string>) =>
    params.set({ ...Object.fromEntries(names.map((name) => [name, filters[name] ?? ''])), pagina: '' });
  if (views.length === 0 && !canSave) return null;
  return (
    <Row role="group" aria-label="Vistas guardadas" gap={2} css={bar}>
      {views.map(({ name, filters }) => (
        <span key={name} css={[view, isShown(filters) && chosen]}>
          <Button size="sm" variant="ghost" aria-pressed={isShown(filters)} onClick={() => show(filters)}>
            {name}
          </Button>
          <IconButton label={`Borrar la vista ${name}`} onClick={() => remove(name)}>
            <Icon name="close" size={16} />
          </IconButton>
        </span>
      ))}
      {canSave && naming !== 'open' && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon name="plus" size={16} />}
          autoFocus={naming === 'left'}
          onClick={() => setNaming('open')}
        >
          Guardar vista
        </Button>
      )}
      {canSave && naming === 'open' && (
        <NameForm
          onCancel={() => setNaming('left')}
          onSave={(name) => {
            save({ name, filters: now });
            setNaming(undefined);
          }}
        />
      )}
    </Row>
  );
};

const filtersOf = ({ get }: ListParams, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, get(name)]).filter(([, value]) => value));

type NameProps = { onSave: (name: string) => void; onCancel: () => void };
const NameForm = ({ onSave, onCancel }: NameProps) => {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
    else setError('Escribe un nombre');
  };
  return (
    <form noValidate onSubmit={submit} css={{ display: 'flex', gap: space(2), alignItems: 'flex-end' }}>
      <TextField
        label="Nombre de la vista"
        autoFocus
        maxLength={LONGEST}
        value={name}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <Button size="sm" type="submit">
        Guardar
      </Button>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Cancelar
      </Button>
    </form>
  );
};
