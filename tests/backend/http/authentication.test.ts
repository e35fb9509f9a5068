import { describe, expect, it } from "vitest";
import { applicant } from "#contract/calls/applicant.ts";
import { errorCodes } from "#contract/errors.ts";
import { useBackend } from "../../world/backend.ts";

const { call, issueToken, addApplicant } = await useBackend();
const jonas = await addApplicant();

/** Spec §8: the portal treats each of these codes in its own way. */
describe("a call", () => {
  it("without a token is answered with 1000", async () => {
    const { status, body } = await call(applicant.fetchAccount);
    expect([status, body.code]).toEqual([401, errorCodes.unauthenticated]);
  });

  it.each(["unknown-unknown-unknown-unknown", "short", "with spaces in it"])(
    "with the token %j, 1002",
    async (token) => {
      const { status, body } = await call(applicant.fetchAccount, {}, token);
      expect([status, body.code]).toEqual([401, errorCodes.tokenInvalid]);
    },
  );

  it("with an expired token, 1003", async () => {
    const token = await issueToken({ accountId: jonas.id, expiresAt: new Date(Date.now() - 1) });
    const { status, body } = await call(applicant.fetchAccount, {}, token);
    expect([status, body.code]).toEqual([401, errorCodes.tokenExpired]);
  });

  it("with a revoked token, 1004", async () => {
    const token = await issueToken({ accountId: jonas.id, revokedAt: new Date() });
    const { status, body } = await call(applicant.fetchAccount, {}, token);
    expect([status, body.code]).toEqual([401, errorCodes.tokenRevoked]);
  });

  it("whose token belongs to no account, 1001", async () => {
    const token = await issueToken({});
    const { status, body } = await call(applicant.fetchAccount, {}, token);
    expect([status, body.code]).toEqual([404, errorCodes.accountNotFound]);
  });
});
