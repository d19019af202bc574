/** Stand in for what exchanges shared modules for tree-shaken ones, which need manifests: the shop's come as they are. */
export const getSharedFallbackGetter = ({ factory }) => factory;

export const init = ({ webpackRequire }) => {
  const { initOptions, runtime } = webpackRequire.federation;
  initOptions.plugins ||= [];
  return runtime.init(initOptions);
};
