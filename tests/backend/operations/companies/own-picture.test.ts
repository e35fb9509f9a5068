import { inflateRawSync } from "node:zlib";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { companyUserPicture, employee, invitation } from "#backend/db/schema/companies.ts";
import { company } from "#contract/calls/company.ts";
import { addressOf, type Output } from "#contract/endpoint.ts";
import type { Employee } from "#contract/entities/employee.ts";
import { useWorld } from "../../../world/world.ts";
import { unzip } from "../../files/unzip.ts";

const { addCompany, call, db, origin } = await useWorld();

type Person = Awaited<ReturnType<typeof addCompany>>;
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a9714b" } })
  .jpeg()
  .toBuffer();
const give = ({ token }: Person, name = "ich.jpg", bytes: BlobPart = new Uint8Array(photo)) =>
  call<Output<typeof company.uploadProfilePicture>>(
    company.uploadProfilePicture,
    { fields: {}, file: new File([bytes], name) },
    token,
  );
const me = async ({ token }: Person) =>
  (await call<Output<typeof company.fetchCompanyUser>>(company.fetchCompanyUser, {}, token)).body;
/** The picture of the second, as the first sees it in a company. */
const look = ({ token }: Person, companyId: string, { userId: employeeId }: Person) =>
  fetch(origin + addressOf(company.fetchEmployeePicture, { companyId, employeeId }), {
    headers: { Authorization: `Bearer ${token}` },
  });

it("a person's picture is cut to the face and seen by the people of their companies alone", async () => {
  const [anke, bilal, stranger] = [await addCompany(), await addCompany(), await addCompany()];
  await db.insert(employee).values({ companyId: anke.id, companyUserId: bilal.userId });
  expect((await look(anke, anke.id, bilal)).status).toBe(404);
  const { profilePicture } = (await give(bilal)).body;
  expect((await me(bilal)).profilePicture).toBe(profilePicture);
  const seen = await look(anke, anke.id, bilal);
  expect(seen.headers.get("Content-Type")).toContain("image/jpeg");
  expect(await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).toMatchObject({ width: 500, height: 500 });
  expect((await look(stranger, anke.id, bilal)).status).toBe(404);
  expect((await look(stranger, stranger.id, bilal)).status).toBe(404);
  expect((await give(bilal)).body.profilePicture).not.toBe(profilePicture);
});

it("is not shown where somebody is only invited", async () => {
  const [anke, bilal] = [await addCompany(), await addCompany()];
  await give(bilal);
  const expiresAt = new Date(Date.now() + 86_400_000);
  const typed = { firstName: "Bilal", lastName: "Aydin", email: bilal.email };
  await db.insert(invitation).values({ ...typed, companyId: anke.id, companyUserId: bilal.userId, expiresAt });
  const params = { companyId: anke.id, employeeId: bilal.userId };
  const { body } = await call<Employee>(company.fetchEmployee, { params }, anke.token);
  expect([body.profilePicture, (await look(anke, anke.id, bilal)).status]).toEqual([null, 404]);
});

it("is part of what somebody takes along, and gone when it is removed", async () => {
  const bilal = await addCompany();
  await give(bilal);
  const answer = await fetch(origin + addressOf(company.exportCompanyUser), {
    headers: { Authorization: `Bearer ${bilal.token}` },
  });
  const entries = unzip(Buffer.from(await answer.arrayBuffer()), inflateRawSync);
  expect(await sharp(entries.get("profile-picture.jpg")!).metadata()).toMatchObject({ format: "jpeg", width: 500 });
  await call(company.deleteProfilePicture, {}, bilal.token);
  expect((await me(bilal)).profilePicture).toBeNull();
  expect((await look(bilal, bilal.id, bilal)).status).toBe(404);
});

it("has to be a picture, and goes with the person", async () => {
  const bilal = await addCompany();
  const { status, body } = await give(bilal, "ich.pdf", "%PDF-1.7\n%%EOF");
  expect([status, body]).toMatchObject([422, { customErrors: { file: ["pictureType"] } }]);
  await give(bilal);
  const own = eq(companyUserPicture.companyUserId, bilal.userId);
  expect(await db.$count(companyUserPicture, own)).toBe(1);
  const second = await addCompany();
  await db.insert(employee).values({ companyId: bilal.id, companyUserId: second.userId, isOwner: true });
  expect((await call(company.deleteCompanyUser, {}, bilal.token)).status).toBe(204);
  expect(await db.$count(companyUserPicture, own)).toBe(0);
});
