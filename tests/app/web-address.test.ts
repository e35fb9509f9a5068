import { expect, it } from "vitest";
import { isWebAddress } from "#app/web-address.ts";

it("only what a browser opens as a page becomes a link, not a script, nor an address among other words", () => {
  const pages = [
    "https://meet.example.org/nordlicht",
    "http://nordlicht.example.org",
    "https://mühle.example/über-uns",
  ];
  expect(pages.every(isWebAddress)).toBe(true);
  const others = ["javascript:alert(1)", "Hafenstraße 12, Köln", "https://", "https://meet.example.org und pünktlich"];
  expect(others.some(isWebAddress)).toBe(false);
});
