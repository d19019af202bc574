import * as z from 'zod';

/** The last file of every archive: its contents, so that a cut or changed archive is recognized before any write. */
export const MANIFEST = 'manifest.json';

/** A file of the archive; `sha256` in hex, `bytes` its length. */
const file = z.object({ file: z.string(), sha256: z.string().length(64), bytes: z.number().int() });
export type ArchivedFile = z.output<typeof file>;

const collection = z.object({
  database: z.string(),
  name: z.string(),
  count: z.number().int(),
  /** Index descriptions of MongoDB as extended JSON text, without the one of _id. */
  indexes: z.string(),
  parts: z.array(file),
});
export type ArchivedCollection = z.output<typeof collection>;

const image = file.extend({ key: z.string(), headers: z.record(z.string(), z.string()) });
export type ArchivedImage = z.output<typeof image>;

const manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  databases: z.array(z.string()),
  collections: z.array(collection),
  images: z.array(image),
});
export type Manifest = z.output<typeof manifest>;

/** @throws Error when the text is no manifest of this format */
export function readManifest(text: string): Manifest {
  const result = manifest.safeParse(JSON.parse(text));
  if (!result.success) throw new Error(`${MANIFEST} has another format: ${z.prettifyError(result.error)}`);
  return result.data;
}

export const filesOf = ({ collections, images }: Manifest): ArchivedFile[] => [
  ...collections.flatMap(({ parts }) => parts),
  ...images,
];
