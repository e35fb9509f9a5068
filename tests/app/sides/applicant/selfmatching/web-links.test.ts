import { expect, it } from "vitest";
import { webLinksOf } from "#app/sides/applicant/selfmatching/web-links.ts";

it("a company's addresses become links where they lead to the web, called by what tells them apart", () => {
  const addresses = [
    "https://www.nordlicht.example.org/",
    null,
    "http://social.example.org/nordlicht",
    "javascript:alert(1)",
  ];
  expect(webLinksOf(addresses)).toEqual([
    { to: "https://www.nordlicht.example.org/", words: "nordlicht.example.org" },
    { to: "http://social.example.org/nordlicht", words: "social.example.org/nordlicht" },
  ]);
});
