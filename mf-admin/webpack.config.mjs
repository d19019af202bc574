import { remote } from '@shop/build';

/** Pages that list something have the table in common, two of them what is done with chosen rows and filters, some forms what a postal code tells; all have what fills their cells. */
const together = {
  'p-lists': {
    test: /ui.src.table|list.(?:admin-list|cards|columns|data-table|list-screen|paged-list|pager|refresh-button|row-message|rows|toolbar|use-list-params)\.tsx?$/,
    copies: 7,
  },
  'p-choices': {
    test: /list.(?:ask-value|bulk-bar|foot-bar|in-parts|more-actions|saved-views|select-box|use-saved-views|use-selection)\.tsx?$/,
    copies: 2,
  },
  'p-forms': { test: /app-kit.src.zip-place|contracts.src.(?:mexican|as-pasted)/, copies: 3 },
  'p-common': {
    test: /mf-admin.src|packages.(?:app-kit|contracts|ui)|react-hook-form|resolvers|zod/,
    copies: 7,
  },
};

export default remote({ dir: import.meta.dirname, name: 'admin', together });
