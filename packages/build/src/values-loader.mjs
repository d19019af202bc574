/** What only the server says, of a page's entry. */
const without = (name, value) => (name === 'summary' ? undefined : value);

/** Replaces a module's code by its exported values, so that the modules behind them stay out of the bundle. */
export default async function valuesLoader() {
  const values = await this.importModule(`${this.resourcePath}?code`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, without)};`)
    .join('\n');
}
