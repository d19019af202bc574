# One image with every program of the shop, for compose.small.yml:
#   docker build -f deploy/small.Dockerfile .
FROM node:24-bookworm-slim AS sources
RUN --mount=type=bind,target=/repository \
  pick='node /repository/deploy/images/pick-workspace.mjs /repository' \
  && $pick 'services/*,gateway,shell/server,packages/web-server' /servers \
  && $pick shell,mf-storefront,mf-checkout,mf-admin /picked --build \
  && install -D -t /servers/files/embedded/src/launcher /repository/embedded/src/launcher/keep-running.ts \
    /repository/embedded/src/launcher/back-off.ts

# The same layer as in web.Dockerfile.
FROM node:24-bookworm-slim AS tools
WORKDIR /shop
COPY --from=sources /picked/manifests ./
# Not `npm ci`, for the reason that service.Dockerfile gives.
RUN --mount=type=cache,target=/root/.npm npm install --no-audit --no-fund --loglevel=error

FROM tools AS build
COPY --from=sources /picked/files ./
ENV NODE_ENV=production
RUN for front in shell mf-storefront mf-checkout mf-admin; do \
    for config in webpack.config.mjs webpack.ssr.mjs; do \
      [ ! -f $front/$config ] || (cd $front && node /shop/node_modules/webpack-cli/bin/cli.js --config $config) || exit 1; \
    done; \
    mkdir -p $front/dist-ssr /srv/web/$front && mv $front/dist $front/dist-ssr /srv/web/$front/ || exit 1; \
  done

FROM node:24-bookworm-slim AS dependencies
WORKDIR /shop
COPY --from=sources /servers/manifests ./
RUN --mount=type=cache,target=/root/.npm npm install --omit=dev --no-audit --no-fund --loglevel=error
COPY deploy/images/slim-modules.sh /
RUN sh /slim-modules.sh node_modules && rm package-lock.json .npmrc

# The same layer as in service.Dockerfile, so that every image of the shop shares it.
FROM node:24-bookworm-slim AS node
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn* /usr/local/bin/npm /usr/local/bin/npx \
  /usr/local/bin/yarn* /usr/local/bin/corepack /usr/share/doc /usr/share/man

FROM scratch
COPY --from=node / /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 HOST=0.0.0.0 \
  NODE_COMPILE_CACHE=/shop/.compile-cache SEED_DIR=/shop/seed
WORKDIR /shop
# A new volume takes the owner of its folder.
RUN install -d -o node -g node .compile-cache /srv/releases/shell /srv/releases/mf-storefront /srv/releases/mf-checkout \
  /srv/releases/mf-admin
COPY --from=dependencies /shop ./
COPY --from=sources /servers/manifests/package.json /servers/files ./
COPY --from=build /srv/web /srv/web
USER node
# Loads every module once, which proves that the image starts and fills the compile cache.
RUN for main in services/*/src/main.ts services/*/src/worker.ts gateway/src/main.ts shell/server/src/main.ts \
    packages/web-server/src/main.ts; do \
    node --max-semi-space-size=4 --no-parallel-scavenge $main 2>&1 | grep -q '^Configuration:' || exit 1; \
  done
EXPOSE 8080
# The last program of a container to start listens on this port.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=5 CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080; printf 'GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3; read -r status <&3; [[ $status == *' 200 '* ]]"]
# The version and revision of the sources. They come last, so that new ones rebuild no layer.
ARG VERSION=unreleased
ARG REVISION=unknown
LABEL org.opencontainers.image.title=small org.opencontainers.image.version=$VERSION \
  org.opencontainers.image.revision=$REVISION
ENTRYPOINT ["node", "--max-semi-space-size=4", "--no-parallel-scavenge"]
