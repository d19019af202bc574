import HtmlWebpackPlugin from 'html-webpack-plugin';

const preloadOf = (href) => ({
  tagName: 'link',
  voidTag: true,
  meta: {},
  attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
});

/**
 * The first view is drawn with the fonts: the page asks for them before the script runs. When it loads the scripts is for the
 * server to say, which a development server is not.
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

/** The shell's index.html out of its template. */
export const pagePlugins = (template) => [
  new HtmlWebpackPlugin({
    template,
    scriptLoading: 'defer',
    // The template names them where they belong.
    inject: false,
    minify: false,
  }),
  new HeadTagsPlugin(),
];
