import type { FallbackContact } from "#contract/calls/public.ts";
import type { Endpoint, Input, Output } from "#contract/endpoint.ts";
import type { Logo } from "#contract/entities/appearance.ts";
import type { LegalText } from "#contract/enumerations/texts.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import type { Side } from "#contract/sides.ts";
import type { PortalCookies } from "./cookies.server.ts";
import type { Messages } from "./i18n/translate.ts";
import type { Consent } from "./tracking/consent.server.ts";
import type { TrackingEvent } from "./tracking/events.ts";
import type { Tracker, TrackingService } from "./tracking/services.ts";

/** A file that came with a post and waits on disk until the request ends. */
export interface PostedFile {
  field: string;
  name: string;
  path: string;
  /** Its full size, even when the file is too large to be kept. */
  bytes: number;
  /** Why it was not kept, as a key of the `errors` namespace. */
  objection?: "fileEmpty" | "fileTooLarge" | "tooManyFiles" | "noSpace" | "processing";
}
export interface Posted {
  fields: URLSearchParams;
  files: PostedFile[];
  /** Files were chosen that nobody may send without a session: a draft says so. */
  hasLostFiles?: true;
}

/** One sign-in, kept on the server; the browser holds only a random id (design §4). */
export interface SignIn {
  side: Side;
  apiToken: string;
  idToken: string;
  /** Who signed in, as the identity provider names them: the owner of drafts. */
  subject: string;
}
export type EndOfSession = "expired" | "revoked";
export interface Session extends SignIn {
  /** Why it has ended, if it has: it timed out, or the backend takes its token no more. */
  ended?: EndOfSession;
  /** Minutes until the session ends when nothing happens. */
  idleMinutes: number;
  /** Addresses at which a draft waits. */
  draftPaths: string[];
}

/** The session of the requesting browser; each change returns the cookie to answer with. */
interface BrowserSession {
  read: () => Promise<Session | undefined>;
  /** The same, or the one that has ended in this browser, which can still be signed out of. */
  readLast: () => Promise<Session | undefined>;
  begin: (signIn: SignIn) => Promise<string>;
  end: () => Promise<string>;
}

/** This visitor's answer to the cookie question, and the tracking it allows. */
export interface VisitorTracking {
  consent: Consent;
  /** Stores the answer that the visitor gives in this request. */
  choose: (accepted: readonly TrackingService[]) => void;
  /** Reports events to analytics on the next page; nothing without consent. */
  tell: (...events: TrackingEvent[]) => void;
}

/** What the office has said of the portal's look; absent: as it comes. */
export interface ShownAppearance {
  programmeName?: string;
  logo?: Omit<Logo, "hash"> & { url: string };
  /** The style sheet of its colours. */
  coloursUrl?: string;
}

/** Known without asking the backend (ADR 0101). */
export interface PortalAppearance {
  shown: () => ShownAppearance;
  /** Asks at once, after a change. */
  refresh: () => Promise<void>;
}

/** What the requested page may contain. */
interface PageTraits {
  nonce: string;
  /** Whether the page is closed to third-party scripts (`isPrivate` of its handle). */
  isPrivate: boolean;
  isSimpleView: boolean;
  /** Whether the page may send scripts: not with `Save-Data: on` or in the simple view. */
  hasScripts: boolean;
  /** Where its words are kept as a script; absent where scripts ask for data, which bring their words. */
  wordsUrl: string | undefined;
}

export interface StoredCurriculumVitae {
  content: Record<string, unknown>;
  /** A JPEG in base64. */
  photo: string | null;
}

export type Call = <E extends Endpoint>(endpoint: E, input?: Input<E>, key?: string) => Promise<Output<E>>;

/** Typed but unsaved posts, by the `draftAddress` of their page. */
export interface Drafts {
  /** Names the person a form was made for, so that a post without a session finds its owner. */
  ownerMark: () => Promise<string>;
  /** Whether this request's form was made for a person who is not signed in here. */
  isSomebodyElses: () => Promise<boolean>;
  /** Keeps this request's post for its own page, or for the one its answers now belong to. Other requests keep nothing. */
  keep: (at?: string) => Promise<void>;
  read: (address: string) => Promise<[string, string][] | undefined>;
  drop: (address: string) => Promise<void>;
}

/** What the server gives every loader and action: this request's language, session and way to the backend. */
export interface PortalContext {
  request: Request;
  cookies: PortalCookies;
  language: WrittenLanguage;
  /** Whose page this is, which decides its title, its colour and how it addresses people. */
  side: Side;
  /** The side whose portal host this is; undefined on the shared host, where the path tells the side. */
  hostSide: Side | undefined;
  page: PageTraits;
  formToken: string;
  posted: Posted | undefined;
  /** The backend; a signed-in caller's token goes along. */
  api: Call;
  /** Runs a request that a library makes to this address, within the time limit of a backend. */
  unlessSilent: <T>(url: string, work: () => Promise<T>) => Promise<T>;
  session: BrowserSession;
  drafts: Drafts;
  /** The CV that this visitor is writing; each change returns the cookie to answer with. */
  curriculumVitae: {
    read: () => Promise<StoredCurriculumVitae | undefined>;
    change: (change: (stored: StoredCurriculumVitae | undefined) => StoredCurriculumVitae) => Promise<string>;
    drop: () => Promise<string>;
  };
  /** A portrait cut out of a picture, or the reason for a failure as a key of `errors`. */
  makePortrait: (file: PostedFile) => Promise<Buffer | "fileBroken" | "pictureTooLarge" | "busy">;
  /** The messages of the page's own namespaces, from the handles of its routes, and of `more`, in its side's tone. */
  wordsWith: (more: string[]) => Messages;
  reportError: (error: unknown) => void;
  /** Called for uncaught errors, most likely those of the portal's own database. */
  breakOff: (error: unknown) => void;
  tracking: VisitorTracking;
  appearance: PortalAppearance;
  settings: PublicSettings;
}

/** Settings that pages may show. */
export interface PublicSettings {
  publicUrl: string;
  isSecure: boolean;
  supportEmail: string;
  fallbackContact: FallbackContact;
  /** Whether people sign in with passwords of the embedded provider. */
  hasOwnPasswords: boolean;
  /** Whether this is a demo, whose people can be reset to where they began. */
  hasDemoData: boolean;
  /** The legal texts for which the operator has named a file, in German. */
  operatorsTexts: Partial<Record<LegalText, string>>;
  /** The folder of the films that go with the tips. */
  tipVideosUrl: string | undefined;
  /** The configured services that need a consent. */
  trackers: Tracker[];
  /** The campaign of the two onboarding variants; without one everybody gets the original. */
  onboardingExperimentId: string | undefined;
  oidc: {
    issuer: string;
    authorizationEndpoint: string;
    tokenEndpoint: string;
    jwksUrl: string;
    endSessionEndpoint: string;
    clients: Record<Side, { id: string; secret: string }>;
  };
}

declare module "@remix-run/node" {
  interface AppLoadContext extends PortalContext {}
}
