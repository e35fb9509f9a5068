import type { z } from "zod";
import type { Endpoint, Output } from "#contract/endpoint.ts";
import type { Refusal } from "#contract/errors.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import type { Backend } from "../backend.ts";
import type { CallerOf } from "../callers.ts";
import type { Executor } from "../db/open.ts";
import type { BytesAnswer } from "../files/bytes-answer.ts";
import type { UploadedFile } from "../files/incoming.ts";

type Parsed<E, Part extends string> = E extends { [P in Part]: infer S extends z.ZodType } ? z.output<S> : undefined;

/** What a handler gets: everything is authenticated, authorised by role and parsed. */
export interface Call<E extends Endpoint = Endpoint> {
  caller: CallerOf<E>;
  params: Parsed<E, "params">;
  query: Parsed<E, "query">;
  body: Parsed<E, "body">;
  fields: E extends { upload: { fields: infer S extends z.ZodType } } ? z.output<S> : undefined;
  file: E extends { upload: object } ? UploadedFile : undefined;
  /** The call's transaction; the pool for a GET, and for a handler that opens its own. */
  db: Executor;
  backend: Backend;
  /** The reader's language, from `Accept-Language`. */
  language: WrittenLanguage;
  /** The address of the person, as a portal that is trusted passes it on. */
  address: string;
  cookie: string;
  now: Date;
}

/** A refusal that is thrown takes back what the call wrote; one that is returned keeps it, as a counted attempt. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<Output<E>>;
type Answer<O> = [O] extends [undefined] ? Promise<void> : Promise<Refusal | (O extends Response ? BytesAnswer : O)>;

/** One around the whole call, or the handler's own: it has long work to do that should hold no connection. */
type Transaction = "around" | "own";

export interface Route {
  endpoint: Endpoint;
  handle: Handler<Endpoint>;
  transaction: Transaction;
}

/** Ties a handler to its line in the contract. */
export const serve = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  transaction: Transaction = "around",
): Route => ({ endpoint, handle: handle as unknown as Handler<Endpoint>, transaction });
