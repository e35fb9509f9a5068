import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { messagesOf } from "#app/i18n/catalogue.server.ts";

test("each tone has its own words over those that all share", () => {
  const [informal, formal, neutral] = (["informal", "formal", "neutral"] as const).map((tone) =>
    messagesOf("de", ["common"], tone),
  );
  expect(informal?.["common:error.write"]).toBe("Schreib uns an");
  expect(formal?.["common:error.write"]).toBe("Schreiben Sie uns an");
  expect(neutral?.["common:error.write"]).toBe("Hilfe per E-Mail:");
  for (const other of [formal, neutral]) {
    expect(Object.keys(other ?? {})).toEqual(Object.keys(informal ?? {}));
    expect(other?.["common:error.title"]).toBe(informal?.["common:error.title"]);
  }
});

test("a language without formal address has the same words in every tone", () => {
  expect(messagesOf("en", ["common"], "formal")).toEqual(messagesOf("en", ["common"], "informal"));
});

test("only the namespaces that were asked for are given", () => {
  const keys = Object.keys(messagesOf("de", ["forms", "steps", "forms"], "formal"));
  expect([...new Set(keys.map((key) => key.split(":")[0]))]).toEqual(["forms", "steps"]);
  expect(messagesOf("de", ["nowhere"], "formal")).toEqual({});
});

test("a name made of several namespaces is none, and takes no words from those who ask for them", () => {
  expect(messagesOf("de", ["home,steps"], "informal")).toEqual({});
  const keys = Object.keys(messagesOf("de", ["home", "steps"], "informal"));
  expect([...new Set(keys.map((key) => key.split(":")[0]))]).toEqual(["home", "steps"]);
});

test("all readers of a page get the same object, also after many others", () => {
  const ofPage = () => messagesOf("de", ["common", "home"], "informal");
  expect(ofPage()).toBe(ofPage());
  const before = ofPage();
  const files = readdirSync("locales/de", { recursive: true, encoding: "utf8" });
  const names = new Set(files.filter((file) => file.endsWith(".json")).map((file) => basename(file, ".json")));
  expect(names.size).toBeGreaterThan(100);
  for (const tone of ["informal", "formal", "neutral"] as const)
    for (const name of names) messagesOf("de", [name], tone);
  expect(ofPage()).toEqual(before);
  expect(ofPage()).toBe(ofPage());
});
