import { screenOf } from "../world/screen.ts";
import { expect, signIn, test } from "../world/test.ts";

const path = "/b2b/feedback";

test("a company's opinion is asked for in Sie, sent with its reasons, and marked as given", async ({
  page,
  people,
}) => {
  const email = await people.addOwner({ emailVerified: true });
  await signIn(page, email, path);
  const { t, field, group, choose, press } = screenOf(page, ["feedback"], "de", "formal");
  await expect(page.getByRole("heading", { level: 1, name: t("title") })).toBeVisible();
  await choose("selected", t("rating.positive"));
  await group("positiveReasons")
    .getByRole("checkbox", { name: t("reason.usage-ok") })
    .check();
  await field("feedback").fill("Die Gespräche stehen gleich im Kalender.");
  await press("send");

  await expect(page.getByRole("heading", { level: 1, name: t("thanks.title") })).toBeVisible();
  const [opinion] = await people.feedbackOf(email);
  expect(opinion).toMatchObject({
    selected: "positive",
    reasons: "usage-ok",
    feedback: "Die Gespräche stehen gleich im Kalender.",
  });
  expect(await people.metadataOf(email)).toEqual({ feedbackGiven: true });
  await press("toHome");
  await expect(page).toHaveURL("/b2b/home");
});

test("an opinion without a rating comes back with its words", async ({ page, people, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled !== false, "With script it cannot be sent.");
  const email = await people.addOwner({ emailVerified: true });
  await signIn(page, email, path);
  const { t, field, press, summary } = screenOf(page, ["feedback"], "de", "formal");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await field("feedback").fill("Nur Worte.");
  await press("send");
  expect((await answer).status()).toBe(422);
  await expect(summary).toContainText(t("fields.selected.errors.required"));
  await expect(field("feedback")).toHaveValue("Nur Worte.");
  expect(await people.feedbackOf(email)).toEqual([]);
});
