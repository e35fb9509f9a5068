import crypto from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { promisify } from "node:util";
import S3rver from "@20minutes/s3rver";
import { afterAll } from "vitest";
import type { BucketAddress } from "#backend/files/bucket.ts";
import { useTemporaryDirectory } from "./temporary-directory.ts";

/** The one key that the server knows. */
const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const [name, region] = ["portal-files", "us-east-1"];
/** A thousand, as elsewhere, would take a test seconds. */
const maxKeys = 3;

/** A bucket on a server of S3, for the calling test file, and the way to it: it can break. */
export async function useBucket() {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory: useTemporaryDirectory(),
    silent: true,
    configureBuckets: [{ name }],
  });
  const { listObjects } = server.store;
  server.store.listObjects = (bucket, options) => listObjects.call(server.store, bucket, { ...options, maxKeys });
  // It checks a bucket's signature without the slash that Amazon's client puts and signs behind the name.
  server.middleware.splice(-1, 0, (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) Object.assign(context, { mountPath: "/", state: { vhost: true } });
    return next();
  });
  const forgetDes = teachDes();
  const { port } = await server.run();
  const way = await openWay(port);
  afterAll(async () => {
    forgetDes();
    await way.stop();
    await server.close();
  });
  const address: BucketAddress & { keys: typeof keys } = { name, region, endpoint: way.url, keys, prefix: "" };
  return { address, way };
}

/** The server marks pages of a list by DES, which OpenSSL 3 has only threefold; with one key three times it is the same. */
function teachDes() {
  const { createCipheriv, createDecipheriv } = crypto;
  const threefold =
    <Made>(make: (algorithm: string, key: Buffer, iv: Buffer) => Made) =>
    (algorithm: string, key: Buffer, iv: Buffer) =>
      algorithm === "des" ? make("des-ede3-cbc", Buffer.concat([key, key, key]), iv) : make(algorithm, key, iv);
  Object.assign(crypto, { createCipheriv: threefold(createCipheriv), createDecipheriv: threefold(createDecipheriv) });
  return () => Object.assign(crypto, { createCipheriv, createDecipheriv });
}

/** Hands everything on until it is told to stop, or to fall silent. */
async function openWay(port: number) {
  const sockets = new Set<Socket>();
  let silentAfter = Number.POSITIVE_INFINITY;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    sockets.add(near).add(far);
    near.on("error", () => undefined).on("close", () => far.destroy());
    far.on("error", () => undefined).on("close", () => near.destroy());
    let bytes = 0;
    near.pipe(far);
    far.on("data", (piece: Buffer) => {
      bytes += piece.length;
      if (bytes <= silentAfter) near.write(piece);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}`,
    /** How many connections are open. */
    count: () => promisify(server.getConnections.bind(server))(),
    async stop() {
      const end = once(server.close(), "close");
      for (const socket of sockets) socket.destroy();
      await end;
    },
    /** Of each connection from now on, only so many bytes of the answers come through. */
    fallSilent(afterBytes = 0) {
      for (const socket of sockets) socket.destroy();
      silentAfter = afterBytes;
    },
    async recover() {
      silentAfter = Number.POSITIVE_INFINITY;
      for (const socket of sockets) socket.destroy();
      if (!server.listening) await once(server.listen(own, "127.0.0.1"), "listening");
    },
  };
}
