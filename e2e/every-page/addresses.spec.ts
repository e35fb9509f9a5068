import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../world/test.ts";

const tooLong = "Alchemie ".repeat(600);

/** Each address shows a page of its own side: none of them the error view. */
async function expectLists(page: Page, paths: string[]) {
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path.slice(0, 60)).toBe(200);
  }
}

test("an address that no list of an applicant gave out shows the list", async ({ page, signInLike }) => {
  await signInLike("sara");
  await expectLists(page, [
    "/ds/news?page=1e9",
    "/ds/selfmatching?view=related&page=1e9",
    "/ds/selfmatching?view=all&page=1e9&intakes=never",
    `/ds/selfmatching?view=all&courses=${tooLong}`,
    `/ds/faq?search=${tooLong}`,
  ]);
});

test("an address that no list of a company gave out shows the list, a search cut to its field", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  const opening = `/b2b/job-openings/${await people.addOpening(owner)}`;
  await signIn(page, owner, "/b2b/job-openings");
  await expectLists(page, [
    `${opening}?page=1e9&within=0.5&dismissed=1`,
    `${opening}?search=${tooLong}`,
    `${opening}/dismissed?page=-1`,
    `${opening}/contacted?page=1e9&order=shoeSize`,
    `${opening}/contacted?search=${tooLong}`,
    `${opening}/contacted/interview?applicants=1&applicants=__proto__`,
    `${opening}/contacted/reject?applicants=%00`,
    `/b2b/students?page=1e9&intake=never&search=${tooLong}`,
    "/b2b/news?page=1e9",
    "/b2b/notifications?page=1e9",
    "/b2b/job-openings?after=half",
    `/b2b/job-openings?after=${tooLong}`,
    `/b2b/job-openings?search=${tooLong}`,
    "/b2b/calendar/1",
  ]);
});

test("an address whose id is none leads nowhere else, and to no error of an applicant's pages", async ({
  page,
  signInLike,
}) => {
  await signInLike("sara");
  const { request } = page;
  const formToken = await page.locator('input[name="formToken"]').first().inputValue();
  for (const id of ["1", "__proto__", "%F0%9F%8C%B1", "%E2%82%AC"]) {
    const opening = `/ds/selfmatching/${id}`;
    expect((await page.goto(`${opening}/calendar`))?.status(), opening).toBe(404);
    expect(new URL(page.url()).pathname).toBe(opening);
    for (const [intent, status] of [
      ["interest", 404],
      ["unknown", 400],
    ] as const) {
      const posted = await request.post(opening, { form: { formToken, intent }, maxRedirects: 0 });
      expect([posted.status(), posted.headers().location], `${opening} ${intent}`).toEqual([status, undefined]);
    }
  }
  for (const id of ["..%2F..%2F%5Cevil.example", "%5C%5Cevil.example", "..%2F..%2F%09%2Fevil.example"]) {
    const answer = await request.get(`/ds/selfmatching/${id}/calendar`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], id).toEqual([400, undefined]);
  }
});

test("an address whose id is none leads to no error of a company's pages", async ({ page, people }) => {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  await signIn(page, owner, "/b2b/job-openings");
  for (const id of ["1", "__proto__", "%F0%9F%8C%B1", "%E2%80%AE"])
    for (const path of [
      `invitation/${id}/decline`,
      `job-openings/${id}/manage`,
      `job-openings/${id}/applicants/${id}/portfolio`,
      `job-openings/${id}/applicants/${id}/comments/${id}/delete`,
    ]) {
      const answer = await page.goto(`/b2b/${path}`);
      expect(answer?.status(), path).toBe(404);
    }
});

test("an address that no list of an advisor gave out shows the list", async ({ page, people }) => {
  const email = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(email);
  await signIn(page, email, "/advisor");
  await expectLists(page, ["/advisor?after=half", `/advisor?after=${tooLong}`, `/advisor?search=${tooLong}`]);
});
