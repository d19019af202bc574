/**
 * The cells of a pasted column or row, including empty ones, since each belongs to an order; the last column of a
 * table. Text that is no table is one cell.
 */
export function pastedColumn(text: string): string[] {
  const rows = text
    .replace(/[\r\n]+$/, '')
    .split(/\r\n|[\r\n]/)
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  return rows.length === 1 ? rows[0]! : rows.map((cells) => cells.at(-1)!);
}
