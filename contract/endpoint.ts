import { z } from "zod";
import type { Permission } from "./enumerations/companies.ts";
import type { AdvisorNeeds, Needs } from "./needs.ts";
import type { SideRole } from "./sides.ts";

/** An endpoint is one line in a table; client, router, stand-ins and OpenAPI are all made from it. */
type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
type Role = "public" | SideRole;
/** The three bases of design §5. */
export type Server = "main" | "student" | "bank";

/** A response that is bytes instead of JSON. */
export const bytes = "bytes";
/** The file part of a multipart body; its other parts are `fields`. */
export interface Upload {
  file: string;
  fields: z.ZodObject;
}

interface Parts {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  upload?: Upload;
  response?: z.ZodType | typeof bytes;
  /**
   * §8: when the backend is away, an upload says so at its field instead of leading to maintenance. So does a file that
   * is made on request, whose maker may be busy while all else works, and what is only looked up elsewhere.
   */
  isToldInPlace?: true;
  /** What a line requires of its caller, besides belonging to the company or being an advisor. */
  needs?: Needs | AdvisorNeeds;
  /** What is enough for a draft that the caller began themselves (ADR 0067). */
  needsForOwnDraft?: Permission;
  /** The answer is about applicants: the caller must have promised confidentiality (ADR 0070). */
  isConfidential?: true;
  /** Reading this is recorded in the audit log, as every change is. */
  isAudited?: true;
  /** A POST that changes nothing: it only asks for more than fits into an address. */
  isSearch?: true;
  /** Not part of spec §7; added because a screen needs it. */
  extension?: true;
}
interface Line extends Parts {
  method: Method;
  path: string;
}
interface Table {
  role: Role;
  server: Server;
  base: string;
}
export interface Endpoint extends Line, Table {
  name: string;
  /** `role.name`, unique over all tables: what metrics, logs, audit and OpenAPI call it. */
  id: string;
}

type NamesIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? NamesIn<Head> | NamesIn<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;
/** Path parameters are UUIDs unless the line says otherwise. */
type Params<Path extends string, T> = T extends { params: z.ZodObject }
  ? unknown
  : [NamesIn<Path>] extends [never]
    ? unknown
    : { params: z.ZodObject<Record<NamesIn<Path>, z.ZodUUID>> };

const line =
  <M extends Method>(method: M) =>
  <const P extends string, T extends Parts>(path: P, parts: T) =>
    ({ method, path, ...idsIn(path), ...parts }) as unknown as { method: M; path: P } & T & Params<P, T>;

function idsIn(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, z.uuid()]);
  return names.length > 0 && { params: z.object(Object.fromEntries(names)) };
}

export const get = line("GET");
export const post = line("POST");
export const patch = line("PATCH");
export const put = line("PUT");
export const del = line("DELETE");

/** Each line of the companies' side says what it needs, those of the advisors may; elsewhere it has no meaning. */
type LineOf<T extends Table> = Line &
  (T["role"] extends "company"
    ? { needs: Needs }
    : T["role"] extends "study_advisor"
      ? { needs?: AdvisorNeeds }
      : { needs?: never });
type Named<T extends Table, Lines> = { [Name in keyof Lines]: Lines[Name] & T & Pick<Endpoint, "name" | "id"> };

/** Adds role, base, name and id to every line of a table. */
export function endpoints<const T extends Table, const Lines extends Record<string, LineOf<T>>>(
  table: T,
  lines: Lines,
): Named<T, Lines> {
  const named = Object.entries(lines).map(([name, line]) => [
    name,
    { ...line, ...table, name, id: `${table.role}.${name}` },
  ]);
  return Object.fromEntries(named) as Named<T, Lines>;
}

/** What a call takes, as the caller writes it. */
export type Input<E> = (E extends { params: infer S extends z.ZodType } ? { params: z.input<S> } : unknown) &
  (E extends { query: infer S extends z.ZodType } ? { query?: z.input<S> } : unknown) &
  (BodyOf<E> | FileOf<E>);

type BodyOf<E> = E extends { body: infer S extends z.ZodType }
  ? { body: z.input<S> }
  : E extends { upload: object }
    ? never
    : unknown;
/** An upload is sent as a file; where the line also has a body, the body may hold the file instead. */
type FileOf<E> = E extends { upload: { fields: infer S extends z.ZodType } }
  ? { fields: z.input<S>; file: File }
  : E extends { body: object }
    ? never
    : unknown;

/** What a call returns. */
export type Output<E> = E extends { response: typeof bytes }
  ? Response
  : E extends { response: infer S extends z.ZodType }
    ? z.output<S>
    : undefined;

/** The address of a call on its server: base and path with the parameters filled in. */
export function addressOf(
  endpoint: Endpoint,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${endpoint.base}${path}${search && `?${search}`}`;
}
