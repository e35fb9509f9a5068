import type { EndOfSession, Session, SignIn } from "#app/context.ts";
import type { PortalCookies } from "#app/cookies.server.ts";
import type { PortalSessions } from "#backend/db/portal-sessions.ts";
import { isDiskFull } from "#backend/files/incoming.ts";
import { minute } from "#domain/time.ts";

interface Parts {
  cookies: PortalCookies;
  sessions: PortalSessions;
  sessionLimits: { idleMinutes: number; hours: number };
}

/**
 * How long a visit may go unnoted: a page view should not cost a write. By that much a session may outlast its idle
 * limit, which a page counts from its own visit.
 */
const unseenMinutes = 1;

/** The session of one request, read at most once. One that has ended keeps its drafts and can be signed out of. */
export function openSession(
  { cookies, sessions, sessionLimits }: Parts,
  { cookie, visitor }: { cookie: string | null; visitor: string },
) {
  let reading: Promise<Session | undefined> | undefined;
  const id = async (): Promise<string | undefined> => (await cookies.session.parse(cookie)) ?? undefined;

  const load = async (): Promise<Session | undefined> => {
    const key = await id();
    const stored = key ? await sessions.find(key) : undefined;
    if (!key || !stored) return undefined;
    const now = Date.now();
    const idle = (now - stored.seenAt.getTime()) / minute;
    const age = (now - stored.createdAt.getTime()) / minute;
    const isExpired = idle > sessionLimits.idleMinutes + unseenMinutes || age > sessionLimits.hours * 60;
    const known = stored.data as unknown as SignIn & Pick<Session, "ended">;
    const ended = known.ended ?? (isExpired ? "expired" : undefined);
    if (!ended && idle > unseenMinutes) await sessions.touch(key, new Date(now)).catch(unlessFull);
    return { ...known, ended, idleMinutes: sessionLimits.idleMinutes, draftPaths: stored.draftPaths };
  };
  const readLast = () => {
    reading ??= load();
    return reading;
  };

  const read = async () => {
    const session = await readLast();
    return session?.ended ? undefined : session;
  };

  return {
    read,
    /** The subject that is signed in, or was until the session ended. */
    readLast,
    /** The owner of the drafts: after a session has ended, anybody may sit there. */
    owner: async () => (await read())?.subject ?? `visitor:${visitor}`,
    begin: async (signIn: SignIn) => {
      const old = await id();
      if (old) await sessions.end(old);
      const { idleMinutes } = sessionLimits;
      reading = Promise.resolve({ ...signIn, idleMinutes, draftPaths: [] });
      return cookies.session.serialize(await sessions.create({ ...signIn }));
    },
    /** Ends what the backend has ended, but forgets it no sooner than an expired one: its person is told why. */
    close: async (ended: EndOfSession) => {
      const [key, session] = [await id(), await readLast()];
      if (!key || !session) return;
      const { side, apiToken, idToken, subject } = session;
      await sessions.change(key, { side, apiToken, idToken, subject, ended });
      reading = Promise.resolve({ ...session, ended });
    },
    end: async () => {
      const key = await id();
      if (key) await sessions.end(key);
      reading = Promise.resolve(undefined);
      return cookies.session.serialize("", { maxAge: 0 });
    },
  };
}
/** Ignores a failed write, so that pages can be read on a full disk. */
const unlessFull = (error: unknown) => {
  if (!isDiskFull(error)) throw error;
};

export type RequestSession = ReturnType<typeof openSession>;
