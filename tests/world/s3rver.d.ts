declare module "@20minutes/s3rver" {
  import type { AddressInfo } from "node:net";

  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    configureBuckets: { name: string }[];
  }
  export default class S3rver {
    store: { listObjects: (bucket: string, options: { maxKeys?: number }) => Promise<unknown> };
    middleware: ((context: { path: string }, next: () => Promise<void>) => Promise<void>)[];
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
