// Run once by mongosh, when the data folder is still empty: each service gets a user for its own database and no other.
const admin = db.getSiblingDB('admin');
for (const name of ['catalog', 'cart_orders', 'content_media', 'auth']) {
  const pwd = fs.readFileSync(`/run/secrets/mongo_${name}_password`, 'utf8').trim();
  if (!pwd) throw new Error(`the secret mongo_${name}_password is empty`);
  admin.createUser({ user: name, pwd, roles: [{ role: 'readWrite', db: name }] });
}
