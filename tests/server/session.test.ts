import { describe, expect, test } from "vitest";
import { openCookies } from "#app/cookies.server.ts";
import type { PortalSessions } from "#backend/db/portal-sessions.ts";
import { minute } from "#domain/time.ts";
import { openSession } from "#server/session.ts";

const cookies = openCookies({ isSecure: false });
const cookie = (await cookies.session.serialize("s1")).split(";")[0] ?? "";

/** Mia's session, where the last request that was noted came this long ago, and whether another one is noted. */
async function read(idleMinutes: number, minutesAgo: number) {
  const ago = new Date(Date.now() - minutesAgo * minute);
  const stored = { data: { subject: "mia" }, createdAt: ago, seenAt: ago, draftPaths: [] };
  let isNoted = false;
  const touch = async () => {
    isNoted = true;
  };
  const sessions = { find: async () => stored, touch } as unknown as PortalSessions;
  const parts = { cookies, sessions, sessionLimits: { idleMinutes, hours: 12 } };
  const session = await openSession(parts, { cookie, visitor: "v" }).read();
  return { subject: session?.subject, isNoted };
}

describe("a session with an idle limit", () => {
  test("notes a visit at most once a minute", async () => {
    expect(await read(30, 0.5)).toEqual({ subject: "mia", isNoted: false });
    expect(await read(30, 1.5)).toEqual({ subject: "mia", isNoted: true });
  });

  test.each([30, 1, 0.5])(
    "of %s minutes is still there that long after a page that went unnoted, and goes on",
    async (limit) => {
      expect(await read(limit, limit + 0.75)).toEqual({ subject: "mia", isNoted: true });
    },
  );

  test.each([30, 1, 0.5])("of %s minutes ends a minute later at the latest", async (limit) => {
    expect(await read(limit, limit + 1.5)).toEqual({ subject: undefined, isNoted: false });
  });
});
