import HtmlWebpackPlugin from 'html-webpack-plugin';

const preloadOf = (href) => ({
  tagName: 'link',
  voidTag: true,
  meta: {},
  attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
});

/** The first view is drawn with these files: the page asks for them before the script runs. */
class PreloadFontsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadFonts', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadFonts', (data) => {
        const files = Object.keys(compilation.assets).filter((name) => name.endsWith('.woff2'));
        data.headTags.unshift(...files.map((name) => preloadOf(data.publicPath + name)));
        return data;
      });
    });
  }
}

/** The shell's index.html out of its template. */
export const pagePlugins = (template) => [
  new HtmlWebpackPlugin({
    template,
    scriptLoading: 'defer',
    inject: 'head',
    minify: false,
  }),
  new PreloadFontsPlugin(),
];
