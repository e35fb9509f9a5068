import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allEndpoints, openApi } from "#contract/openapi.ts";

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
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

test("every reference leads somewhere within the document", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to ?? "");
  const find = (to: string) =>
    to
      .split("/")
      .slice(1)
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);
  expect(references.filter((to) => !to.startsWith("#/") || find(to) === undefined)).toEqual([]);
});
