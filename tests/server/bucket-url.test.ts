import { expect, test } from "vitest";
import { bucketUrl } from "#server/bucket-url.ts";

test("a bucket of Amazon's is named with its region; who may use it is found on the machine", () => {
  expect(bucketUrl.parse("s3://portal-files?region=eu-central-1")).toEqual({
    name: "portal-files",
    prefix: "",
    region: "eu-central-1",
  });
});

test("another server, a key whose secret has odd signs, and a folder within the bucket are named, too", () => {
  const url =
    "s3://AKIA1:a%2Fb%2Bc%40d%25@shared/portal/files/?region=fsn1&endpoint=https%3A%2F%2Fs3.example.org%3A9000";
  expect(bucketUrl.parse(url)).toEqual({
    name: "shared",
    prefix: "portal/files/",
    region: "fsn1",
    endpoint: "https://s3.example.org:9000",
    keys: { accessKeyId: "AKIA1", secretAccessKey: "a/b+c@d%" },
  });
  expect(bucketUrl.parse("s3://shared?region=fsn1&endpoint=http://s3.example.org").endpoint).toBe(
    "http://s3.example.org",
  );
});

test.each([
  ["files", "s3://bucket"],
  ["https://bucket.s3.amazonaws.com", "s3://bucket"],
  ["s3://bucket", "region"],
  ["s3://bucket?region=", "region"],
  ["s3://?region=fsn1", "name"],
  ["s3://bucket:9000?region=fsn1", "name"],
  ["s3://bucket?regoin=fsn1", "region"],
  ["s3://bucket?region=fsn1&pathStyle=on", "endpoint may follow"],
  ["s3://bucket?region=fsn1&endpoint=s3.example.org", "endpoint"],
  ["s3://bucket/../other?region=fsn1&endpoint=ftp://s3.example.org", "endpoint"],
  ["s3://bucket/a%20b?region=fsn1", "letters"],
  ["s3://AKIA1@bucket?region=fsn1", "secret"],
  ["s3://:hidden@bucket?region=fsn1", "secret"],
  ["s3://AKIA1:hidden%zz@bucket?region=fsn1", "%25"],
  ["s3://AKIA1:hid/den@bucket?region=fsn1", "%2F"],
  ["s3://AKIA1:12?hidden@bucket?region=fsn1", "name"],
  ["s3://AKIA1:12#hidden@bucket?region=fsn1", "name"],
])("is refused in a line that tells why and no secret: %s", (url, why) => {
  const { error } = bucketUrl.safeParse(url);
  const line = error?.issues.map(({ message }) => message).join("; ");
  expect(line).toContain(why);
  expect(line).not.toMatch(/hid|den|\n/);
});
