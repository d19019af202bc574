#!/usr/bin/env bash
# Builds `mongod` and `mongod.d/` in a folder: the embedded MongoDB server with mongod's command line, for
# images on machines that cannot pull MongoDB's own.   build.sh FOLDER   (Node 24 and node_modules must be there)
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${1:?say where: build.sh FOLDER}
mkdir -p "$out"
rm -rf "$out/mongod" "$out/mongod.d"
mkdir -p "$out/mongod.d/node_modules/bson/lib"

# Node runs the sources unchanged; only files that are not needed at run time are left out.
tar -C embedded/src -c --exclude='*.test.ts' --exclude=testing --exclude=conformance --exclude='*.md' mongo open-sqlite.ts |
  tar -x --no-same-owner -C "$out/mongod.d"
cp node_modules/bson/package.json node_modules/bson/LICENSE.md "$out/mongod.d/node_modules/bson/"
cp node_modules/bson/lib/bson.node.mjs "$out/mongod.d/node_modules/bson/lib/"
echo '{ "type": "module" }' > "$out/mongod.d/package.json"

cat > "$out/mongod" <<'JS'
#!/usr/bin/env -S node --no-warnings
import('./mongod.d/mongo/mongod.ts');
JS
chmod 755 "$out/mongod"
