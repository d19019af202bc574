import webpack from 'webpack';

/** The file in which a remote's build says which scripts each of its pages begins with, by the page's `file`. */
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

/** The shell's server has browsers fetch them side by side, before the first one can ask for the next. */
export class FirstFilesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('FirstFiles', (compilation) => {
      // After the files have their names.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstFiles', stage }, () => {
        const text = JSON.stringify(firstFiles(compilation.chunkGroups));
        compilation.emitAsset(NAME, new webpack.sources.RawSource(text));
      });
    });
  }
}
