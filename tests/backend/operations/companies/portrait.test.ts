import sharp from "sharp";
import { expect, it } from "vitest";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { Output } from "#contract/endpoint.ts";
import { useWorld } from "../../../world/world.ts";

const { addCompany, addMia, call, origin } = await useWorld();

type Own = Output<typeof company.fetchCompany>;
type Colleague = Awaited<ReturnType<typeof addCompany>>;
const of = ({ id: companyId }: Colleague) => ({ companyId });
const write = (who: Colleague, portrait: string | null, version?: number) =>
  call<Own>(company.changePortrait, { params: of(who), body: { portrait, version } }, who.token);
const give = (who: Colleague, file?: File) =>
  call<Own>(company.uploadCompanyPicture, { params: of(who), fields: {}, file }, who.token);

const seenBy = async ({ token }: { token: string }, imagePath: string | null) => {
  const seen = await fetch(`${origin}/v1${imagePath}`, { headers: { Authorization: `Bearer ${token}` } });
  return Buffer.from(await seen.arrayBuffer());
};

const wide = sharp({ create: { width: 900, height: 300, channels: 3, background: "#3e63dd" } });
const picture = new File([new Uint8Array(await wide.png().toBuffer())], "Halle.png");

it("stores what a company says of itself, and takes it back", async () => {
  const anke = await addCompany();
  const text = "Wir entwickeln Messgeräte und bilden seit 1978 aus.";
  expect((await write(anke, text)).body).toMatchObject({ portrait: text });
  expect((await write(anke, "Zu kurz")).body).toMatchObject({
    customErrors: { portrait: [expect.stringMatching(/^minLength/)] },
  });
  expect((await write(anke, null)).body).toMatchObject({ portrait: null });
});

it("refuses a portrait that a colleague rewrote meanwhile", async () => {
  const anke = await addCompany();
  const { version } = (await write(anke, "Der erste Satz von uns.")).body;
  await write(anke, "Der zweite Satz von uns.", version);
  expect(await write(anke, "Der dritte Satz von uns.", version)).toMatchObject({
    status: 409,
    body: { customErrors: { portrait: ["stale"] } },
  });
});

it("makes a picture a square, which colleagues and applicants see", async () => {
  const anke = await addCompany();
  const mia = await addMia();
  const { imagePath } = (await give(anke, picture)).body;
  const companyPictureId = imagePath!.split("/").at(-1)!;
  expect(await sharp(await seenBy(mia, imagePath)).metadata()).toMatchObject({ width: 500, height: 500 });
  expect((await call(company.fetchCompanyPicture, { params: of(anke) }, anke.token)).status).toBe(200);

  await give(anke, picture);
  const replaced = await call(applicant.fetchCompanyPicture, { params: { companyPictureId } }, mia.token);
  expect(replaced.status).toBe(404);
});

it("keeps all of a wide logo, on white", async () => {
  const anke = await addCompany();
  const end = (background: string) => ({ create: { width: 60, height: 200, channels: 3 as const, background } });
  const logo = sharp({ create: { width: 1200, height: 200, channels: 4, background: "#0000" } }).composite([
    { input: end("#ff0000"), left: 0, top: 0 },
    { input: end("#0000ff"), left: 1140, top: 0 },
  ]);
  const { body } = await give(anke, new File([new Uint8Array(await logo.png().toBuffer())], "Logo.png"));
  const seen = await seenBy(await addMia(), body.imagePath);
  const at = async (left: number, top: number) => {
    const part = await sharp(seen).extract({ left, top, width: 4, height: 4 }).toBuffer();
    return (await sharp(part).stats()).channels.map(({ mean }) => Math.round(mean / 255));
  };
  expect(await sharp(seen).metadata()).toMatchObject({ width: 500, height: 500 });
  expect([await at(8, 248), await at(488, 248)]).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ]);
  expect([await at(248, 248), await at(248, 20)]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ]);
});

it("removes a picture, which nobody sees any more", async () => {
  const anke = await addCompany();
  const mia = await addMia();
  const companyPictureId = (await give(anke, picture)).body.imagePath!.split("/").at(-1)!;
  expect((await call(company.deleteCompanyPicture, { params: of(anke) }, anke.token)).status).toBe(204);
  expect((await call(applicant.fetchCompanyPicture, { params: { companyPictureId } }, mia.token)).status).toBe(404);
  expect((await call(company.fetchCompanyPicture, { params: of(anke) }, anke.token)).status).toBe(404);
  expect((await call<Own>(company.fetchCompany, { params: of(anke) }, anke.token)).body.imagePath).toBeNull();
});

it("takes nothing but pictures", async () => {
  const anke = await addCompany();
  const pdf = new File(["%PDF-1.7\n%%EOF\n"], "Halle.pdf");
  expect((await give(anke, pdf)).body).toMatchObject({ code: 422, customErrors: { file: [expect.any(String)] } });
  expect((await give(anke)).body).toMatchObject({ customErrors: { file: ["fileRequired"] } });
});
