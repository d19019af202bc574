import type { WebpackPluginInstance } from 'webpack';

export class KeepReleasesPlugin implements WebpackPluginInstance {
  constructor(keep?: number);
  apply: WebpackPluginInstance['apply'];
}
