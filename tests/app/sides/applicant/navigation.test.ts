import { expect, test } from "vitest";
import { mainPlaces, morePlaces, placeAt } from "#app/sides/applicant/navigation.ts";
import { applicantPaths } from "#app/sides/applicant/paths.ts";

const paths = applicantPaths({ hostSide: undefined, path: "/ds/home" });
const places = [...mainPlaces(paths), ...morePlaces(paths)];

test.each([
  [paths.home, "home"],
  [paths.documents, "application"],
  [paths.jobOpening("7"), "jobs"],
  [paths.ticket("7"), "contact"],
  [paths.profile, "profile"],
  [paths.partner, "profile"],
  [paths.notifications, "notifications"],
  [paths.newsItem("7"), "news"],
  [paths.faq, "tips"],
  [paths.training, "tips"],
])("%s belongs to %s", (path, name) => {
  expect(placeAt(path, places)?.name).toBe(name);
});

test("no page is in two places at once, and each place has its own address", () => {
  expect(new Set(places.map(({ to }) => to)).size).toBe(places.length);
  expect(places.map(({ to }) => placeAt(to, places)?.to)).toEqual(places.map(({ to }) => to));
});
