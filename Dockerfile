# docker build -t portal . && docker run -p 3000:3000 -v portal-data:/data portal
FROM node:24-slim AS build
WORKDIR /portal
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim AS dependencies
WORKDIR /portal
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /portal
RUN install -d -o node -g node /data
COPY --from=dependencies /portal/node_modules node_modules
COPY --from=build /portal/build build
COPY package.json ./
COPY locales locales
COPY scripts/start.js scripts/build-stamp.js scripts/
USER node
VOLUME /data
EXPOSE 3000
# Whichever runs here: the portal, or the backend alone.
HEALTHCHECK --start-period=30s CMD ["node", "-e", \
  "const { PORT, BACKEND_PORT } = process.env; Promise.any([PORT || 3000, BACKEND_PORT || 3001].map((port) => fetch(`http://127.0.0.1:${port}/health`))).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would keep SIGTERM from the process.
CMD ["node", "scripts/start.js"]
