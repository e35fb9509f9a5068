import { expectNoViolation } from "../world/accessible.ts";
import { applicantAtDesk, deskScreen } from "../world/desk.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test("a lead advisor, who finds everybody, is not told that only their own applicants are found", async ({
  page,
  people,
}) => {
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.makeLead(miriam);
  await signIn(page, miriam, "/advisor/search");
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("selbst betreut");

  const sara = await people.addOneLike("sara");
  await page.getByRole("searchbox").fill(sara);
  await deskScreen(page, "deskSearch").press("submit");
  await expect(page.getByRole("row", { name: "Sara Lindner" })).toContainText(sara);
});

test("an advisor finds an applicant of theirs by a name with a typo, and nobody else's", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t, press, link } = deskScreen(page, "deskSearch");
  const sara = await people.addOneLike("sara");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(sara, miriam);
  await signIn(page, miriam, "/advisor");
  await link("advisor:nav.search").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));

  await page.getByRole("searchbox").fill("Sarah Lintner");
  await press("submit");
  await expect(page).toHaveURL(/search=Sarah\+Lintner/);
  await expect(page.getByRole("searchbox")).toHaveValue("Sarah Lintner");
  await expect(page.getByRole("rowheader")).toHaveText(["Sara Lindner"]);
  await expect(page.getByRole("row", { name: "Sara Lindner" })).toContainText(sara);
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await page.getByRole("link", { name: "Sara Lindner" }).click();
  await expect(page).toHaveURL(applicantAtDesk(await people.idOf(sara)));

  await page.goto("/advisor/search?search=Quintoblix");
  await expect(page.getByText(t("none.title", { search: "Quintoblix" }))).toBeVisible();
  if (javaScriptEnabled !== false) await expectNoViolation(page);
});
