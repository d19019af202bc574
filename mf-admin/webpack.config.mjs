import { remote } from '@shop/build';

/** Pages that list something have the table in common; all have forms and what fills their cells. */
const together = {
  'p-lists':
    /tanstack|ui.src.table|list.(?:admin-list|cards|columns|data-table|list-screen|paged-list|pager|refresh-button|row-message|rows|sorting|toolbar|use-list-params)\.tsx?$/,
  'p-common': /mf-admin.src|packages.(?:app-kit|contracts|ui)|react-hook-form|resolvers/,
};

export default remote({ dir: import.meta.dirname, name: 'admin', together });
