import { type Cookie, createCookie } from "@remix-run/node";
import { limits } from "#contract/limits.ts";

export interface PortalCookies {
  session: Cookie;
  /** A random id of the browser, for form tokens and for drafts of people who are not signed in. */
  visitor: Cookie;
  language: Cookie;
  /** `simple` after *Einfache Ansicht*. */
  view: Cookie;
  /** The message of a page after a successful post: a key and its values. */
  notice: Cookie;
  /** Where to go on after signing in. */
  returnPath: Cookie;
  /** The backend refused the session; if it refuses the next one as well, signing in does not help. */
  refused: Cookie;
  /** What the visitor answered to the cookie question (spec §3). */
  consent: Cookie;
  /** Set when a group of steps was finished: home then asks for feedback. */
  feedbackDue: Cookie;
  /** The id of the CV that is being written. */
  curriculumVitae: Cookie;
  /** The id of the company that somebody works for now (spec §3: active company id). */
  company: Cookie;
  /** Events that the page after a post sends to analytics, as `notice` holds its message for the reader. */
  events: Cookie;
}

/** How long an answer to the cookie question counts, and so what is kept because of it. */
export const consentSeconds = limits.consentDays * 24 * 60 * 60;
/** Of an id in a cookie. */
const textCharacters = 200;

/** Of the settings: whether the public address is one of HTTPS. */
export interface Reached {
  isSecure: boolean;
}

/** What names a cookie that no other host can set. */
export const hostOnly = ({ isSecure }: Reached) => (isSecure ? "__Host-" : "");

/** `Secure` and `__Host-` follow the public address, never NODE_ENV: text browsers drop Secure cookies on http. */
export function openCookies(reached: Reached): PortalCookies {
  const named = (name: string, maxAge?: number): Cookie => {
    const cookie = createCookie(hostOnly(reached) + name, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: reached.isSecure,
      maxAge,
    });
    // A request has few of them, and each would take the whole header apart.
    const isIn = (header: string | null) => !!header?.includes(`${cookie.name}=`);
    return { ...cookie, parse: async (header, options) => (isIn(header) ? cookie.parse(header, options) : null) };
  };
  /** Accepts only text as the portal wrote it: a browser may send anything. */
  const text = (cookie: Cookie): Cookie => ({
    ...cookie,
    parse: async (header, options) => {
      const value: unknown = await cookie.parse(header, options);
      return typeof value === "string" && value.length <= textCharacters ? value : null;
    },
  });
  const year = 365 * 24 * 60 * 60;
  return {
    session: text(named("session")),
    visitor: text(named("visitor")),
    language: named("lng", year),
    view: named("view", year),
    notice: named("notice", 60),
    returnPath: named("return-path", 60 * 60),
    refused: named("refused", 5 * 60),
    consent: named("cookie-consent", consentSeconds),
    feedbackDue: named("feedback-due", 24 * 60 * 60),
    curriculumVitae: text(named("cv", limits.curriculumVitaeHours * 60 * 60)),
    company: text(named("company")),
    events: named("events", 60),
  };
}

/** The `Set-Cookie` lines that make this browser a new one to the portal (spec §2, reset; §8, code 1002). */
export const forgetAll = (cookies: PortalCookies): Promise<string[]> => forget(Object.values(cookies));

/**
 * The lines that forget what a person who leaves has chosen (spec §6); language, view and consent are the browser's.
 */
export const forgetPerson = ({ company, feedbackDue }: PortalCookies): Promise<string[]> =>
  forget([company, feedbackDue]);

const forget = (cookies: Cookie[]) => Promise.all(cookies.map((cookie) => cookie.serialize("", { maxAge: 0 })));

/** Tells a browser to clear the portal's storage (spec §6, logout; §8, code 1002). */
export const clearStorage: [name: string, value: string] = ["Clear-Site-Data", '"storage"'];
