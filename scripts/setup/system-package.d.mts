/** Path of the first of these programs that this machine has. */
export function findProgram(names: string[]): string | undefined;
/** Installs a package, named by manager; false when that is not possible. */
export function installPackage(names: Record<string, string>): Promise<boolean>;
