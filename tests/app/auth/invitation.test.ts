import { expect, test } from "vitest";
import { invitedPath, referralCodeIn } from "#app/auth/invitation.server.ts";

test("the code of a referral link waits in the path that is restored after signing in", () => {
  expect(referralCodeIn(invitedPath("0123456789ab"))).toBe("0123456789ab");
});

test.each([null, undefined, 7, "", "/ds/home", "/ds/home?ref=", "/ds/home?ref=x", "/ds/home?ref=0123456789abc"])(
  "there is none in %j",
  (path) => {
    expect(referralCodeIn(path)).toBeUndefined();
  },
);
