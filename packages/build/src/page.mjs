import HtmlWebpackPlugin from 'html-webpack-plugin';

const preloadOf = (href) => ({
  tagName: 'link',
  voidTag: true,
  meta: {},
  attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
});

/**
 * The first view needs the fonts, so the page requests them before the script runs. The server decides when the page
 * loads the scripts, and a development server is no such server.
 */
class HeadTagsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('HeadTags', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('HeadTags', (data) => {
        const files = Object.keys(compilation.assets).filter((name) => /^(?!.*later-).*\.woff2$/.test(name));
        const scripts = compiler.options.mode === 'development' ? data.headTags : [];
        data.headTags = [...files.map((name) => preloadOf(data.publicPath + name)), ...scripts];
        return data;
      });
    });
  }
}

/** Builds the shell's index.html from its template. */
export const pagePlugins = (template) => [
  new HtmlWebpackPlugin({
    template,
    scriptLoading: 'defer',
    // The template places the scripts itself.
    inject: false,
    minify: false,
  }),
  new HeadTagsPlugin(),
];
