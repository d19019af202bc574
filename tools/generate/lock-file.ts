type Lock = { packages: Record<string, object> };
type Manifest = { name: string; version: string; dependencies: Record<string, string> };

/** The lock file with one more workspace, as npm would write it; its packages are locked already. */
export function addWorkspace(text: string, folder: string, manifest: Manifest): string {
  const lock = JSON.parse(text) as Lock;
  const { name, version, dependencies } = manifest;
  const packages = {
    ...lock.packages,
    [`node_modules/${name}`]: { resolved: folder, link: true },
    [folder]: { name, version, dependencies },
  };
  const inOrder = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`;
}
