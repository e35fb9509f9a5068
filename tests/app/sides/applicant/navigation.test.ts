import { expect, test } from "vitest";
import { applicantPaths } from "#app/paths.ts";
import { mainPlaces, morePlaces, placeAt } from "#app/sides/applicant/navigation.ts";

const paths = applicantPaths("/ds");
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
])("%s belongs to %s", (path, name) => {
  expect(placeAt(path, places)?.name).toBe(name);
});

test("no page is in two places at once, and each place has its own address", () => {
  expect(new Set(places.map(({ to }) => to)).size).toBe(places.length);
  expect(places.map(({ to }) => placeAt(to, places)?.to)).toEqual(places.map(({ to }) => to));
});
