import { companyScreen } from "../world/company.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

// In the demo it is taught in Hamburg and München alone.
const course = "Mechatronik";
const campuses = "Hamburg, München";

test("an applicant reads where a course is taught, and another campus is refused with that and nothing lost", async ({
  page,
  signInLike,
}) => {
  const { t, field, press, expectError } = screenOf(page, ["studyInfo", "steps"]);
  await signInLike("jonas", "/ds/application/abilities/1");
  await field("courseName").selectOption(t("courseAt", { course, campuses }));
  await field("campus").selectOption("Köln");
  await field("firstName").fill("Jonas-Emil");
  await press("steps:save");
  await expectError("campus", t("errors:courseElsewhere", { campuses }));
  await expect(field("courseName")).toHaveValue(course);
  await expect(field("campus")).toHaveValue("Köln");
  await expect(field("firstName")).toHaveValue("Jonas-Emil");
  await field("campus").selectOption("Hamburg");
  await press("steps:save");
  await page.waitForURL("/ds/home");
});

test("a company reads the same in its opening", async ({ page, people }) => {
  const { t, field, press, expectError } = companyScreen(page, "manageStudy", "manage", "steps");
  await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/job-openings/manage");
  const named = t("ofModel", { course, model: "DMS" });
  await field("course").selectOption(t("courseAt", { course: named, campuses }));
  await field("campus").selectOption("Köln");
  await press("steps:save");
  await expectError("campus", t("errors:courseElsewhere", { campuses }));
  await expect(field("course")).toHaveValue(course);
  await field("campus").selectOption("München");
  await press("steps:save");
  await page.waitForURL(/job-openings(\/|$)/);
});
