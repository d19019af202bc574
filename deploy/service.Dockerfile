# One recipe for every service, the gateway and the payment sandbox:
#   docker build -f deploy/service.Dockerfile --build-arg WORKSPACE=services/catalog .
FROM node:24-bookworm-slim AS sources
ARG WORKSPACE
# The repository is mounted, not copied: a copy would take longer than the rest of the build.
RUN --mount=type=bind,target=/repository \
  node /repository/deploy/images/pick-workspace.mjs /repository "$WORKSPACE" /picked

FROM node:24-bookworm-slim AS dependencies
WORKDIR /shop
COPY --from=sources /picked/manifests ./
# Not `npm ci`: it requires a lock file for exactly this package.json, but an image takes only its own part of the
# repository's one lock file. The versions and integrity hashes still come from the lock file.
RUN --mount=type=cache,target=/root/.npm npm install --omit=dev --no-audit --no-fund --loglevel=error
COPY deploy/images/slim-modules.sh /
RUN sh /slim-modules.sh node_modules && rm package-lock.json .npmrc

# A running service needs only Node: without npm the image is smaller, and nobody can install more with it.
FROM node:24-bookworm-slim AS node
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn* /usr/local/bin/npm /usr/local/bin/npx \
  /usr/local/bin/yarn* /usr/local/bin/corepack /usr/share/doc /usr/share/man

FROM scratch
COPY --from=node / /
ARG WORKSPACE
ARG PROGRAMS="src/main.ts src/worker.ts"
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 HOST=0.0.0.0 PORT=8080 NODE_COMPILE_CACHE=/shop/.compile-cache SEED_DIR=/shop/seed
WORKDIR /shop
# A new volume takes the owner of /data.
RUN install -d -o node -g node .compile-cache /data
# The whole folder: when the repository has two versions of a package, one lies beside the workspace that uses it.
COPY --from=dependencies /shop ./
COPY --from=sources /picked/manifests/package.json /picked/files ./
USER node
WORKDIR /shop/${WORKSPACE}
# Loads every module once, which proves that the image starts and fills the compile cache. Without its environment each
# program reports what is missing and ends.
RUN for main in $PROGRAMS; do \
    [ ! -f $main ] || node --max-semi-space-size=4 --no-parallel-scavenge $main 2>&1 | grep -q '^Configuration:' || exit 1; \
  done
EXPOSE 8080
# bash opens the connection itself, so that no check starts a second Node.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=5 CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080; printf 'GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3; read -r status <&3; [[ $status == *' 200 '* ]]"]
# The version and revision of the sources. They come last, so that new ones rebuild no layer.
ARG VERSION=unreleased
ARG REVISION=unknown
LABEL org.opencontainers.image.title=$WORKSPACE org.opencontainers.image.version=$VERSION \
  org.opencontainers.image.revision=$REVISION
# Two of the flags that `npm start` has (scripts/setup/process-memory.mjs says why); the rest V8 takes from the container's limit.
ENTRYPOINT ["node", "--max-semi-space-size=4", "--no-parallel-scavenge"]
CMD ["src/main.ts"]
