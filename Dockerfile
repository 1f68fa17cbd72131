# What `npm run e2e` checks without a container engine: it reads this file and does in a clean folder what it says.
FROM node:20-bookworm-slim AS build
WORKDIR /haven
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY scripts scripts
COPY packages packages
COPY examples examples
RUN npm ci && npm run build:web

FROM node:20-bookworm-slim
WORKDIR /haven
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
COPY --from=build /haven /haven
RUN npm prune --omit=dev --ignore-scripts && mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:8080/healthz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"
CMD ["node", "packages/server/bin/haven-server.mjs"]
