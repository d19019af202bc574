/** Puts the values that a module exports in the place of its code: what they are made from stays out of the bundle. */
export default async function valuesLoader() {
  const values = await this.importModule(`${this.resourcePath}?code`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
