import { z } from "zod";
import type { BucketAddress } from "#backend/files/bucket.ts";

/** Signs that an address takes apart by are written as `%2F`. */
const key = z
  .string()
  .regex(/^([^%]|%[2-7][\da-f])*$/i, "a % within a key is written as %25")
  .transform(decodeURIComponent);

const parts = z
  .strictObject(
    {
      name: z.string().regex(/^[\w.-]{3,63}$/, "the bucket has no name that buckets have"),
      prefix: z.string().regex(/^([\w-]+\/)*$/, "only letters, digits, _ and - may be between the slashes"),
      keyId: key,
      secret: key,
      region: z.string("the region is missing").regex(/^[\w-]+$/, "the region is missing"),
      endpoint: z.url({ protocol: /^https?$/, error: "the endpoint is no address of http or https" }).optional(),
    },
    "after the ? only region and endpoint may follow",
  )
  .refine(({ keyId, secret }) => !keyId === !secret, "the id of a key goes together with its secret");

/** `s3://[<key id>:<secret>@]<bucket>[/<prefix>]?region=…[&endpoint=https://…]` (ADR 0123); no message quotes it. */
export const bucketUrl = z
  .url({ protocol: /^s3$/, error: "it is not written as s3://bucket?region=…; signs in a key are written as %2F" })
  .transform((text, { issues }): BucketAddress => {
    const { host: name, pathname, username: keyId, password: secret, searchParams } = new URL(text);
    const prefix = pathname.replace(/^\/|\/$/g, "").replace(/.$/, "$&/");
    const { data, error } = parts.safeParse({ name, prefix, keyId, secret, ...Object.fromEntries(searchParams) });
    if (!data) {
      issues.push({ code: "custom", message: error.issues[0]?.message, input: undefined });
      return z.NEVER;
    }
    const keys = data.keyId ? { accessKeyId: data.keyId, secretAccessKey: data.secret } : undefined;
    return { name: data.name, prefix: data.prefix, region: data.region, endpoint: data.endpoint, keys };
  });
