/** Stands in for the federation runtime's reader of manifests: remotes are registered by their entry files. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({ globalSnapshot: {} });
