# SPDX-License-Identifier: AGPL-3.0-or-later
# Build from the root of the repository:
#   docker build --file infra/docker/worker.Dockerfile --tag keep-games-alive/worker .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG RUN_IMAGE=${NODE_IMAGE}

# Only the manifests, so that the installed layer below is reused until one of them changes.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /repo
COPY . .
RUN mkdir /manifests \
  && cp --parents package.json pnpm-lock.yaml pnpm-workspace.yaml */*/package.json /manifests

FROM ${NODE_IMAGE} AS build
ENV CI=1 \
    pnpm_config_verify_deps_before_run=false \
    pnpm_config_store_dir=/pnpm/store
WORKDIR /repo
COPY package.json ./
RUN npm install --global "$(node -p 'require("./package.json").packageManager.split("+")[0]')"
COPY --from=manifests /manifests ./
# Without install scripts: the only one that would run downloads another Node.
RUN --mount=type=cache,id=kga-pnpm,target=/pnpm/store \
    pnpm install --frozen-lockfile --ignore-scripts \
      --filter keep-games-alive --filter '@kga/worker...' --filter '!@kga/dev'
COPY . .
RUN --mount=type=cache,id=kga-pnpm,target=/pnpm/store \
    sh infra/docker/assemble.sh worker /out
# A volume that is mounted here belongs to the user of the process.
RUN mkdir /shared && touch /shared/.volume

# No RUN from here on, so that a base image without a shell works as well.
FROM ${RUN_IMAGE}
WORKDIR /app
ENV NODE_ENV=production \
    METRICS_PORT=9102
# Owned by root and read by everyone: the process cannot change its own code.
COPY --from=build /out ./
COPY --from=build --chown=1000:1000 /shared /backups
USER 1000:1000
EXPOSE 9102
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Reading hundreds of feeds allocates many short-lived objects. Without this bound the young generation
# takes a third more memory and is not faster.
CMD ["node", "--max-semi-space-size=4", "dist/main.js"]

ARG VERSION=0.1.0
ARG REVISION=unknown
ENV BUILD_REVISION=${REVISION}
LABEL org.opencontainers.image.title="Keep Games Alive: worker" \
      org.opencontainers.image.description="Polls petition providers and does every other job; any number of copies. Brings the database up to date." \
      org.opencontainers.image.licenses="AGPL-3.0-or-later" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
