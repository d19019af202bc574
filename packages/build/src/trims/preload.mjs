/** Stands in for the federation runtime's preloading, which needs manifests; the shell warms pages up itself. */
const none = () => {
  throw new Error('preloadRemote needs manifests, which this build leaves out');
};

export const defaultPreloadArgs = {};
export const formatPreloadArgs = none;
export const normalizePreloadExposes = none;
export const preloadAssets = none;
