/** Lines of a plain text table; the first row is its head. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].map((text) => text.trimEnd()).join('\n');
}
