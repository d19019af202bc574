import webpack from 'webpack';

/** The file of a remote's build that lists the first scripts of each page, by the page's `file`. */
const NAME = 'first-files.json';
const PAGE = /^\.\/(.+)\.page\.tsx$/;

const filesOf = (groups) => groups.flatMap((group) => (group.isInitial() ? [] : group.getFiles()));
const firstFiles = (chunkGroups) => {
  const pages = {};
  for (const group of chunkGroups)
    for (const { request } of group.origins) {
      const [, page] = PAGE.exec(request) ?? [];
      if (page) pages[page] = [...new Set(filesOf([...group.getParents(), group]))];
    }
  return pages;
};

/** With this list the shell's server lets browsers fetch the scripts in parallel, not one after the other. */
export class FirstFilesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('FirstFiles', (compilation) => {
      // Runs after the files have their names.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstFiles', stage }, () => {
        const text = JSON.stringify(firstFiles(compilation.chunkGroups));
        compilation.emitAsset(NAME, new webpack.sources.RawSource(text));
      });
    });
  }
}
