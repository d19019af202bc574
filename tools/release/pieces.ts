import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRONT_ENDS } from '../../scripts/launch/front-ends.ts';
import { SERVICES } from '../../scripts/services.ts';

/** A separately deployed piece, with its own version and changelog. */
export type Piece = {
  name: string;
  version: string;
  /** Its own folders; a change there is a change of the piece. */
  folders: string[];
  /** Packages of the shop that it is built from. */
  uses: string[];
};
type Manifest = { name: string; version: string; dependencies?: Record<string, string> };

const readManifest = (root: string, folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The shell's image holds its server as well. */
const foldersOf = (root: string, folder: string) =>
  [folder, `${folder}/server`].filter((one) => existsSync(join(root, one, 'package.json')));

export function readPieces(root: string): Piece[] {
  const packages = globSync('packages/*', { cwd: root });
  const folderOf = new Map(packages.map((folder) => [readManifest(root, folder).name, folder]));
  const usesOf = (folder: string, found = new Set<string>()): Set<string> => {
    for (const name of Object.keys(readManifest(root, folder).dependencies ?? {})) {
      const used = folderOf.get(name);
      if (!used || found.has(used)) continue;
      found.add(used);
      usesOf(used, found);
    }
    return found;
  };
  return ['gateway', ...FRONT_ENDS, ...SERVICES.map((name) => `services/${name}`)].map((folder) => {
    const folders = foldersOf(root, folder);
    const uses = folders.flatMap((one) => [...usesOf(one)]);
    const name = folder.replace('services/', '');
    return { name, version: readManifest(root, folder).version, folders, uses: [...new Set(uses)] };
  });
}
