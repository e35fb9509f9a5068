import { publicCalls } from "#contract/calls/public.ts";
import { screenOf } from "../world/screen.ts";
import { expect, fillInSignIn, takenOver, test } from "../world/test.ts";

const path = "/ds/application/search/3";
const typed = "Ich war beim Schreiben so vertieft, dass ich die Zeit ganz vergessen habe.";

for (const [end, endSessionOf] of [
  ["expired", "expireSessionOf"],
  ["revoked", "revokeSessionOf"],
] as const) {
  test(`a text that was sent after the session was ${end} is there after signing in`, async ({
    page,
    people,
    signInLike,
  }) => {
    const { t, field, press } = screenOf(page, ["motivation"]);
    const email = await signInLike("lena", path);
    await field("motivationText").fill(typed);

    await people[endSessionOf](email);
    await press("continue");
    await fillInSignIn(page, email);

    await expect(page).toHaveURL(path);
    await expect(page.getByText(t("restored"))).toBeVisible();
    await expect(field("motivationText")).toHaveValue(typed);
  });

  test(`the sign-in page says that the session was ${end} and that the sent text is kept`, async ({
    page,
    people,
    signInLike,
  }) => {
    const { field, press } = screenOf(page, ["motivation"]);
    const signIn = screenOf(page, ["signIn"]);
    const email = await signInLike("lena", path);
    await field("motivationText").fill(typed);
    await people[endSessionOf](email);
    await press("continue");

    const isTold = async () => {
      await expect(page.getByText(signIn.t(`ended.${end}.title`))).toBeVisible();
      await expect(page.getByText(signIn.t("ended.kept"))).toBeVisible();
    };
    await isTold();
    await signIn.press("submit");
    await expect(signIn.field("password")).toHaveAttribute("aria-invalid", "true");
    await isTold();
  });

  test(`where nothing was sent, it says only that the session was ${end}, and to a new visitor not even that`, async ({
    page,
    people,
    signInLike,
  }) => {
    const { t } = screenOf(page, ["signIn"]);
    const email = await signInLike("lena", path);
    await people[endSessionOf](email);
    await page.goto(path);
    await expect(page.getByText(t(`ended.${end}.text`))).toBeVisible();
    await expect(page.getByText(t("ended.kept"))).toBeHidden();

    await page.context().clearCookies();
    await page.goto(path);
    await expect(page.getByText(t("title")).first()).toBeVisible();
    await expect(page.getByText(t(`ended.${end}.title`))).toBeHidden();
  });
}

test("a file that was sent after the session had ended has to be chosen again, and the form says so", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, field, press } = screenOf(page, ["support", "message", "contact"]);
  const email = await signInLike("lena", "/ds/contact/3");
  await field("subject").fill("Mein Zeugnis");
  await field("text").fill("Im Anhang.");
  await field("file").setInputFiles({
    name: "Zeugnis.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4"),
  });
  await people.expireSessionOf(email);
  await press("message:send");
  await fillInSignIn(page, email);

  await expect(field("text")).toHaveValue("Im Anhang.");
  await expect(page.getByText(`${t("forms:restored")} ${t("forms:chooseAgain")}`)).toBeVisible();
});

test("a text that could not be sent on a public page is shown to nobody after the session has ended, but to its person", async ({
  page,
  people,
  signInLike,
}) => {
  const { t, field, press } = screenOf(page, ["partner"], undefined, "formal");
  const email = await signInLike("lena");
  const open = () => page.goto("/praxispartner");
  await open();
  const answers = { name: "Werft Lübeck", street: "Kai 1", postalCode: "23552", city: "Lübeck", message: typed };
  const person = { firstName: "Lena", lastName: "Sommer", email, phone: "0451 1234567" };
  for (const [name, answer] of Object.entries({ ...answers, ...person })) await field(name).fill(answer);
  await people.failWrites(publicCalls.requestPartnership.id, "disk full");
  await press("submit");
  await expect(page.getByText(t("errors:noSpace")).first()).toBeVisible();
  await people.letWrite();
  const restored = page.getByText(t("forms:restored"));
  await open();
  await expect(restored).toBeVisible();
  await expect(field("message")).toHaveValue(typed);

  await people.expireSessionOf(email);
  await open();
  await expect(field("message")).toHaveValue("");
  await expect(field("phone")).toHaveValue("");
  await expect(restored).toBeHidden();

  await page.goto(path);
  await fillInSignIn(page, email);
  await expect(page).toHaveURL(path);
  await open();
  await expect(field("message")).toHaveValue(typed);
});

test("nobody else who signs in at the same browser sees it", async ({ page, people, signInLike }) => {
  const { t, field, press } = screenOf(page, ["motivation"]);
  const email = await signInLike("lena", path);
  await field("motivationText").fill(typed);

  await people.expireSessionOf(email);
  await press("continue");
  await fillInSignIn(page, await people.addOneLike("lena"));

  await expect(page).toHaveURL(path);
  await expect(field("motivationText")).toHaveValue("");
  await expect(page.getByText(t("restored"))).toBeHidden();
});

test("the requested page follows after signing in", async ({ page, people }) => {
  const email = await people.addOneLike("lena");
  await page.goto(`${path}?from=mail`);
  await fillInSignIn(page, email);
  await expect(page).toHaveURL(`${path}?from=mail`);
});

test("somebody who stays signed in goes on where they were; the page says so when it was too late", async ({
  page,
  people,
  signInLike,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script the warning has no button");
  const { t, field, button } = screenOf(page, ["motivation"]);
  await page.clock.install();
  const email = await signInLike("lena", path);
  await takenOver(page);
  const stay = button("session.stay");
  // The style sheet shows the warning, by its own clock.
  const letTimePass = async () => {
    await page.clock.fastForward("28:00");
    await page.evaluate(() => document.getAnimations().map((animation) => animation.finish()));
  };
  await letTimePass();
  await field("motivationText").focus();
  await stay.focus();
  await page.keyboard.press("Enter");
  await expect(stay).toHaveCount(0);
  await expect(field("motivationText")).toBeFocused();

  await letTimePass();
  await people.expireSessionOf(email);
  await stay.click();
  await expect(page.getByText(t("session.notKept"))).toBeVisible();
});
