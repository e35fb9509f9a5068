import { variantFor } from "#app/sides/applicant/onboarding/variant.server.ts";
import { type OnboardingVariant, onboardingVariants } from "#contract/enumerations/people.ts";
import { groups } from "#domain/application-steps.ts";
import { startTrackers } from "../public/trackers.ts";
import { startPortal } from "../world/portal.ts";
import { screenOf } from "../world/screen.ts";
import { test as base, expect, fillInSignIn } from "../world/test.ts";

const campaign = "onboarding-2026";

/** A portal on which two variants of the onboarding are compared. */
const test = base.extend({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const trackers = await startTrackers();
      const portal = await startPortal({ ...trackers.settings, ONBOARDING_EXPERIMENT_ID: campaign });
      await use(portal);
      await portal.stop();
      await trackers.stop();
    },
    { scope: "worker" },
  ],
});

/** What the portal shows somebody who agreed to comparisons, by the rule that it follows itself. */
const variantOf = (uuid: string) => {
  const context = {
    tracking: { consent: { accepted: ["abTesting"] } },
    settings: { onboardingExperimentId: campaign },
  };
  return variantFor(context as never, { uuid });
};

/** What each variant says before it asks: its own, and nothing of the other's. */
const welcomes: Record<OnboardingVariant, string[]> = {
  Original: ["questions.text", "advice.text", "pause.text"].map((key) => `welcome.${key}`),
  "Variation 1": groups.map((group) => `welcome.way.${group}`),
};

for (const variant of onboardingVariants)
  test(`${variant}: its people walk through it, and it is reported once`, async ({ page, people }) => {
    const { t, press, choose, field } = screenOf(page, ["onboarding", "answers", "consent"]);
    let email = await people.addOneLike("jonas");
    while (variantOf(await people.idOf(email)) !== variant) email = await people.addOneLike("jonas");
    await people.restartOnboardingOf(email);
    const expectWelcome = async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("welcome.title"));
      for (const [name, words] of Object.entries(welcomes))
        for (const key of words) await expect(page.getByText(t(key))).toHaveCount(name === variant ? 1 : 0);
    };

    await page.goto("/ds/home");
    await press("accept");
    await expect(page.getByText(t("notice.consent"))).toBeVisible();
    await fillInSignIn(page, email);
    await expect(page).toHaveURL(/\/ds\/onboarding/);
    await expectWelcome();
    expect(await people.experimentsOf(email)).not.toContainEqual([campaign, variant, expect.any(String)]);

    await press("welcome.begin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("hzb_select.title"));
    await press("back");
    await expectWelcome();
    await press("welcome.begin");
    await choose("universityEntranceQualification", t("qualification.Abitur"));
    await field("germanLevel").selectOption("7");
    await press("continue");
    await expect(page).toHaveURL("/ds/home");
    const own = async () => (await people.experimentsOf(email)).filter(([id]) => id === campaign);
    expect(await own()).toEqual([[campaign, variant, await people.idOf(email)]]);
  });
