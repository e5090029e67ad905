# The app in a container: docs/hosting.md. tests/hosting performs these steps without Docker.
ARG NODE=node:22-bookworm-slim

# Built on the kind of processor that it is for: what opens pictures is a program for one kind.
FROM $NODE AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev
COPY . .
# The names of the app and the coach become part of the build.
ARG NEXT_PUBLIC_APP_NAME
ARG NEXT_PUBLIC_COACH_NAME
ARG NEXT_PUBLIC_COACH_SETTINGS
# There is no git in here: `--build-arg APP_COMMIT=$(git rev-parse HEAD)` puts the commit into the version.
ARG APP_COMMIT
RUN npm run bundle -- /bundle

FROM $NODE
WORKDIR /app
COPY --from=build /bundle ./
# Everything that changes is in the volume. The app makes its own folder there, which nobody else can look into.
RUN mkdir /data && chown node:node /data
VOLUME /data
ENV DATA_DIR=/data/innerscript PORT=3000 METRICS_HOST=0.0.0.0
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "lib/launcher/web/healthcheck.mjs"]
CMD ["node", "--max-semi-space-size=4", "lib/launcher/start.mjs"]
