import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { applicant } from "#contract/calls/applicant.ts";
import { allEndpoints, openApi } from "#contract/openapi.ts";

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { required: boolean; content: Record<string, { schema: { required: string[] } }> };
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

const document: Document = JSON.parse(readFileSync("docs/openapi.json", "utf8"));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

test("the checked-in document is what the contract says; `npm run openapi` writes it", () => {
  expect(document).toEqual(JSON.parse(JSON.stringify(openApi())));
});

test("every call of the contract is an operation of its own", () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(allEndpoints.map(({ id }) => id).sort());
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test.each(operations)("$method $path declares the parameters of its path", ({ path, parameters }) => {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  expect(inPath.map(({ name }) => name).sort()).toEqual(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
  );
  expect(inPath.every(({ required }) => required)).toBe(true);
});

test.each(allEndpoints)("$id requires of a query what its call is refused without", ({ id, query }) => {
  const { parameters } = operations.find(({ operationId }) => operationId === id)!;
  const required = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const refused = query?.safeParse({}).error?.issues.map(({ path: [name] }) => name) ?? [];
  expect(required.map(({ name }) => name).sort()).toEqual(refused.sort());
});

test.each(allEndpoints.filter(({ body }) => body))(
  "$id requires a body if its call is refused without",
  ({ id, body }) => {
    const { requestBody } = operations.find(({ operationId }) => operationId === id)!;
    expect(requestBody!.required).toBe(!body!.safeParse(undefined).success);
  },
);

test.each(allEndpoints.filter(({ upload }) => upload))("$id requires its file of a form", ({ id, upload }) => {
  const { requestBody } = operations.find(({ operationId }) => operationId === id)!;
  expect(requestBody!.content["multipart/form-data"]!.schema.required).toContain(upload!.file);
});

test("a document may be sent as a form or as JSON", () => {
  const { requestBody } = operations.find(({ operationId }) => operationId === applicant.uploadDocument.id)!;
  expect(Object.keys(requestBody!.content)).toEqual(["application/json", "multipart/form-data"]);
});

test("every reference leads somewhere within the document", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to ?? "");
  const find = (to: string) =>
    to
      .split("/")
      .slice(1)
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);
  expect(references.filter((to) => !to.startsWith("#/") || find(to) === undefined)).toEqual([]);
});
