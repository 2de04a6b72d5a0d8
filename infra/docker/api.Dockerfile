# SPDX-License-Identifier: AGPL-3.0-or-later
# Build from the root of the repository:
#   docker build --file infra/docker/api.Dockerfile --tag keep-games-alive/api .
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
      --filter keep-games-alive --filter '@kga/api...' --filter '!@kga/dev'
COPY . .
RUN --mount=type=cache,id=kga-pnpm,target=/pnpm/store \
    sh infra/docker/assemble.sh api /out

# No RUN from here on, so that a base image without a shell works as well.
FROM ${RUN_IMAGE}
WORKDIR /app
# Freed bodies of files go back to the system: from a megabyte on, glibc maps each by itself, and other
# threads share an arena instead of keeping one each (docs/decisions/0079).
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=1048576 \
    PORT=3001 \
    METRICS_PORT=9101
# Owned by root and read by everyone: the process cannot change its own code.
COPY --from=build /out ./
USER 1000:1000
EXPOSE 3001 9101
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# After an idle period V8 discards compiled code to save memory; the next burst would then be answered
# a third slower for good. The others keep garbage from taking 150 MB (docs/decisions/0023).
CMD ["node", "--no-memory-reducer", "--min-semi-space-size=16", "--max-semi-space-size=16", "--heap-growing-percent=50", "dist/main.js"]

ARG VERSION=0.1.0
ARG REVISION=unknown
ENV BUILD_REVISION=${REVISION}
LABEL org.opencontainers.image.title="Keep Games Alive: api" \
      org.opencontainers.image.description="Answers /api; stateless, any number of copies." \
      org.opencontainers.image.licenses="AGPL-3.0-or-later" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
