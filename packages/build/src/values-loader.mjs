/** Replaces a module's code by its exported values, so that the modules behind them stay out of the bundle. */
export default async function valuesLoader() {
  const values = await this.importModule(`${this.resourcePath}?code`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
