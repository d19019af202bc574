import { badRequest } from '@shop/service-kit/errors';
import type { ElixirFields } from './elixir-change.ts';
import type { ElixirRow } from './elixir.model.ts';
import type { ElixirStore } from './elixir.store.ts';

const refused = (errors: Record<string, string>) => badRequest('Revisa los datos enviados.', errors);
type Wanted = { fields: Partial<ElixirFields>; stock?: number | null | undefined; before?: ElixirRow };

type AsKit = { family?: unknown; stock?: unknown };
/** Values that a kit may not have, as error messages by field. */
export const notOfKits = ({ family, stock }: AsKit): Record<string, string> | undefined => {
  if (family) return { parts: 'Un kit no es un tamaño de otro producto: quita la familia' };
  return typeof stock === 'number' ? { stock: 'Un kit toma las existencias de lo que lleva' } : undefined;
};

/**
 * A kit consists of products that are not kits themselves. Parts that it has already may be deleted since.
 * @throws AppError 400 with what is wrong
 */
export async function refuseKit(
  elixirs: Pick<ElixirStore, 'findByIds' | 'kitsWith'>,
  { fields, stock, before }: Wanted,
): Promise<void> {
  const { parts, isCustom, family } = { ...before, ...fields };
  if (!parts) return;
  if (isCustom) throw refused({ parts: 'Una mezcla propia no puede ser un kit' });
  const problem = notOfKits({ family, stock });
  if (problem) throw refused(problem);
  if (!fields.parts) return;
  const [around] = before ? await elixirs.kitsWith(before.id) : [];
  if (around) throw refused({ parts: `Este producto va dentro de «${around.name}»: no puede ser un kit` });
  const known = new Map(
    (await elixirs.findByIds(parts.map((part) => part.elixirId))).map((row) => [row.id, row]),
  );
  for (const { elixirId } of parts) {
    const row = known.get(elixirId);
    const isKept = before?.parts?.some((part) => part.elixirId === elixirId);
    if (!row || (row.isDeleted && !isKept)) throw refused({ parts: 'Uno de los productos ya no existe' });
    if (row.isCustom || row.parts || row.id === before?.id)
      throw refused({ parts: `«${row.name}» no puede ir dentro de un kit` });
  }
}
