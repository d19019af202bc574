/** Path of the first of these programs on this machine. */
export function findProgram(names: string[]): string | undefined;
/** Installs a package, named by manager; false when that is not possible here. */
export function installPackage(names: Record<string, string>): Promise<boolean>;
