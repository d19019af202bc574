/**
 * Empties the functions and methods of a file that its rule names: the shop never calls them, and the file's others keep
 * them in every build. A name that is no longer there stops the build.
 * @this {import('webpack').LoaderContext<{ names: string[] }>}
 * @param {string} source
 */
export default function uncalledLoader(source) {
  return this.getOptions().names.reduce((text, name) => {
    const whole = new RegExp(`^(\\t?)((?:async )?(?:function )?${name}\\(.*\\) \\{)\\n[^]*?\\n\\1\\}$`, 'm');
    if (!whole.test(text)) throw new Error(`${this.resourcePath} has no ${name} any more`);
    return text.replace(whole, `$1$2 throw Error('${name} is left out'); }`);
  }, source);
}
