// Run once by mongosh, when the data folder is still empty: each service whose password is here gets a user for its own
// database and no other.
const admin = db.getSiblingDB('admin');
for (const secret of fs.readdirSync('/run/secrets')) {
  const [, name] = /^mongo_(?!root_)(\w+)_password$/.exec(secret) ?? [];
  if (!name) continue;
  const pwd = fs.readFileSync(`/run/secrets/${secret}`, 'utf8').trim();
  if (!pwd) throw new Error(`the secret ${secret} is empty`);
  admin.createUser({ user: name, pwd, roles: [{ role: 'readWrite', db: name }] });
}
