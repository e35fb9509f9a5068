import { sides } from "#contract/sides.ts";
import { applicantPages, sameForEveryone, stepPages } from "../world/pages.ts";
import { screenOf } from "../world/screen.ts";
import { expect, test } from "../world/visit.ts";

for (const language of sides.applicant.languages)
  test.describe(language, () => {
    test.use({ language });

    test("pages of somebody who has just begun", async ({ people, signInLike, visit }) => {
      await people.forgetConfirmationOf(await signInLike("jonas"));
      for (const path of applicantPages) await visit(path);
    });

    test("pages of somebody whose application is complete", async ({ people, signInLike, visit }) => {
      const own = await people.documentPagesOf(await signInLike("sara"));
      const others = applicantPages.filter((path) => !sameForEveryone.includes(path));
      own.push(`/ds/news/${(await people.oldestNewsFor("applicant")).id}`);
      for (const path of [...others, ...own]) await visit(path);
    });

    test("what is ready to be handed in", async ({ people, signInLike, visit }) => {
      await people.completeContractOf(await signInLike("sara"));
      await visit("/ds/application/contracts/submit");
    });

    // Until then the page loads itself again, which axe holds against it.
    test("the page that has given up looking for somebody's unit", async ({ people, signInLike, visit }) => {
      await people.forgetUnitOf(await signInLike("lena"));
      await visit("/ds/waiting?try=99");
    });

    test("the choice between several applications", async ({ page, signInLike, visit }) => {
      await signInLike("nele");
      await visit("/ds/application/choice");
      await expect(page).toHaveURL(/choice/);
    });

    test("openings in every state, and a refused choice", async ({ page, people, signInLike, open, look, visit }) => {
      const { press, summary } = screenOf(page, ["jobOpening"], language);
      const pages = await people.openingPagesOf(await signInLike("sara"));
      for (const path of ["/ds/selfmatching", ...pages]) await visit(path);
      await open(pages[2]!);
      await press("act.choose");
      await expect(summary).toBeVisible();
      await look();
    });

    test("steps with errors", async ({ page, signInLike, open, look }) => {
      const { summary } = screenOf(page, [], language);
      await signInLike("jonas");
      for (const path of stepPages) {
        await open(path);
        await page.locator('button[value="continue"]:visible').click();
        await expect(summary).toBeVisible();
        await look();
      }
    });

    test("other pages with errors, and what was sent or saved", async ({ page, signInLike, open, look }) => {
      const withdrawal = screenOf(page, ["withdraw"], language);
      const message = screenOf(page, ["support", "message"], language);
      const profile = screenOf(page, ["profile"], language);
      await signInLike("lena");
      await open("/ds/withdraw");
      await withdrawal.press("withdraw");
      await expect(withdrawal.summary).toBeVisible();
      await look();
      await open("/ds/contact/3");
      await message.press("send");
      await expect(message.summary).toBeVisible();
      await look();
      await message.field("subject").fill("Zeugnis");
      await message.field("text").fill("Wo lade ich es hoch?");
      await message.press("send");
      await page.waitForURL(/contact\/3\/./);
      await expect(page.getByText("Wo lade ich es hoch?")).toBeVisible();
      await look();
      await page.goto("/ds/profile/3");
      await profile.press("save");
      await expect(page.getByText(profile.t("notice.saved"))).toBeVisible();
      await look();
    });
  });
