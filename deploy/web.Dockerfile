# One recipe for the shell and the micro-frontends:
#   docker build -f deploy/web.Dockerfile --build-arg WORKSPACE=mf-storefront .
# SERVER is the workspace whose program serves the build; the shell has its own.
FROM node:24-bookworm-slim AS sources
ARG WORKSPACE
ARG SERVER=packages/web-server
RUN --mount=type=bind,target=/repository \
  node /repository/deploy/images/pick-workspace.mjs /repository "$WORKSPACE" /picked --build \
  && node /repository/deploy/images/pick-workspace.mjs /repository "$SERVER" /server

# The packages that the bundler needs: the same for every front end, so that this layer is built once.
FROM node:24-bookworm-slim AS tools
WORKDIR /shop
COPY --from=sources /picked/manifests ./
# Not `npm ci`, for the reason that service.Dockerfile gives.
RUN --mount=type=cache,target=/root/.npm npm install --no-audit --no-fund --loglevel=error

FROM tools AS build
ARG WORKSPACE
COPY --from=sources /picked/files ./
ENV NODE_ENV=production
WORKDIR /shop/${WORKSPACE}
RUN for config in webpack.config.mjs webpack.ssr.mjs; do \
    [ ! -f $config ] || node /shop/node_modules/webpack-cli/bin/cli.js --config $config || exit 1; \
  done; mkdir -p dist-ssr

FROM node:24-bookworm-slim AS dependencies
WORKDIR /shop
COPY --from=sources /server/manifests ./
RUN --mount=type=cache,target=/root/.npm npm install --omit=dev --no-audit --no-fund --loglevel=error

# The same layer as in service.Dockerfile, so that every image of the shop shares it.
FROM node:24-bookworm-slim AS node
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn* /usr/local/bin/npm /usr/local/bin/npx \
  /usr/local/bin/yarn* /usr/local/bin/corepack /usr/share/doc /usr/share/man

FROM scratch
COPY --from=node / /
ARG WORKSPACE
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 HOST=0.0.0.0 PORT=8080 \
  WEB_ROOT=/srv/web RELEASES_DIR=/srv/releases
WORKDIR /shop
# A new volume takes this owner.
RUN install -d -o node -g node /srv/releases
COPY --from=dependencies /shop/node_modules node_modules
COPY --from=sources /server/manifests/package.json /server/files ./
COPY --from=build /shop/${WORKSPACE}/dist /srv/web/dist
COPY --from=build /shop/${WORKSPACE}/dist-ssr /srv/web/dist-ssr
USER node
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=5 CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080; printf 'GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3; read -r status <&3; [[ $status == *' 200 '* ]]"]
# The version and revision of the sources. They come last, so that new ones rebuild no layer.
ARG VERSION=unreleased
ARG REVISION=unknown
LABEL org.opencontainers.image.title=$WORKSPACE org.opencontainers.image.version=$VERSION \
  org.opencontainers.image.revision=$REVISION
ENTRYPOINT ["node", "--max-semi-space-size=4", "--no-parallel-scavenge"]
CMD ["packages/web-server/src/main.ts"]
