import { expect, test } from "../world/test.ts";

test("an applicant sees the picture of their advisor", async ({ page, signInLike }) => {
  await signInLike("mia", "/ds/contact/1");
  const face = page.locator("img.face");
  await expect(face).toHaveAttribute("src", /^\/advisor-pictures\//);
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(500);
});
