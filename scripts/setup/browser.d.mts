/** Path of a Chromium for the browser tests; installs one when there is none and that is possible. */
export function ensureBrowser(): Promise<string>;
