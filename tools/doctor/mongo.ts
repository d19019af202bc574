import { mongo } from 'mongoose';
import type { Environment } from './environment.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

const { error, ok, warning } = findingsOf('MongoDB');
const TIMEOUT_MS = 4_000;

/** The server answers, requires a password, and limits this user to its own database. */
export async function checkMongo({ MONGODB_URI: uri }: Environment): Promise<Finding[]> {
  if (!uri) return [];
  try {
    const roles = await withClient(uri, rolesOf);
    const lock = (await isOpen(uri)) ? openDoor(uri) : ok('Responde y pide contraseña.');
    return [...lock, ...checkRoles(roles)];
  } catch (cause) {
    return error(
      `No se puede entrar: ${reasonOf(cause)}`,
      'Revisa MONGODB_URI: dirección, usuario, contraseña y authSource.',
    );
  }
}

type Role = { role: string; db: string };

/** Opens a connection that fails quickly. */
export async function withClient<T>(uri: string, use: (client: mongo.MongoClient) => Promise<T>): Promise<T> {
  const client = new mongo.MongoClient(uri, {
    serverSelectionTimeoutMS: TIMEOUT_MS,
    connectTimeoutMS: TIMEOUT_MS,
  });
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.close();
  }
}

const rolesOf = async (client: mongo.MongoClient): Promise<Role[]> => {
  const { authInfo } = await client.db('admin').command({ connectionStatus: 1 });
  return (authInfo as { authenticatedUserRoles: Role[] }).authenticatedUserRoles;
};

/** Whether the server can be read without a password. */
async function isOpen(uri: string): Promise<boolean> {
  // Not by `URL`, which refuses the several hosts of a replica set.
  const stranger = uri
    .replace(/\/\/[^@/]*@/, '//')
    .replace(/(?<=[?&])auth(?:Source|Mechanism)=[^&]*&?/gi, '');
  return withClient(stranger, (client) => client.db('admin').command({ listDatabases: 1 })).then(
    () => true,
    () => false,
  );
}

const openDoor = (uri: string): Finding[] => {
  const isLocal = /@?(127\.0\.0\.1|localhost|\[::1\])[:/]/.test(uri);
  const todo = 'Enciende la autenticación (--auth) y crea un usuario por servicio.';
  return isLocal
    ? warning('Responde sin contraseña, aunque sólo en esta máquina.', todo)
    : error('Cualquiera que lo alcance puede leer y borrar todo: no pide contraseña.', todo);
};

function checkRoles(roles: Role[]): Finding[] {
  const wide = roles.filter(({ role, db }) => role !== 'readWrite' || db === 'admin');
  const databases = new Set(roles.map(({ db }) => db));
  if (wide.length === 0 && databases.size <= 1) return [];
  const names = roles.map(({ role, db }) => `${role} en ${db}`).join(', ');
  return warning(
    `El usuario puede más que lo suyo (${names}).`,
    'A cada servicio, un usuario con readWrite en su propia base y nada más.',
  );
}
