import type { z } from "zod";
import type { Endpoint, Output } from "#contract/endpoint.ts";
import type { Refusal } from "#contract/errors.ts";
import type { Backend } from "../backend.ts";
import type { CallerOf } from "../callers.ts";
import type { BytesAnswer } from "../files/bytes-answer.ts";
import type { UploadedFile } from "../files/incoming.ts";
import { forgetUpload, type KeptFile, keepUpload } from "../files/keep-upload.ts";
import type { CallWork } from "../work.ts";

type NonEmpty<T> = Exclude<T, undefined>;
type OutputOf<E, Part extends string> = E extends { [P in Part]: infer S extends z.ZodType } ? z.output<S> : object;
type Params<E> = OutputOf<E, "params">;
type Query<E> = OutputOf<E, "query">;
/** An optional body adds no required input. */
type Body<E> = NonEmpty<OutputOf<E, "body">>;
/** A form without text fields names none; zod's type for it would name any. */
type Fields<S extends z.ZodType> = string extends keyof z.output<S> ? object : z.output<S>;
/** The text fields of a form and its file, made ready. */
type Form<E, Upload> = E extends { upload: { fields: infer S extends z.ZodType } }
  ? Fields<S> & { upload?: Upload }
  : never;
/** A call has either a body or a form; a body that holds a file is taken as the form that it stands for. */
type Content<E, Upload> = E extends { upload: object }
  ? Form<E, Upload>
  : E extends { body: z.ZodType }
    ? Body<E>
    : object;

/** The input of a call: path, query and body merged into one object. A list stays as it is. */
export type What<E, Upload = unknown> =
  Body<E> extends readonly unknown[] ? Body<E> : Params<E> & Query<E> & Content<E, Upload>;

/** A form without text fields names none, though its type has every name. */
type KeysOf<T> = T extends unknown ? (string extends keyof T ? never : keyof T) : never;
type Twice<E> =
  | (keyof Params<E> & (keyof Query<E> | KeysOf<Content<E, unknown>>))
  | (keyof Query<E> & KeysOf<Content<E, unknown>>);
/** Fails to compile if two parts of a line share a name, because one value would be lost. */
type EachOnce<E> = [Twice<E>] extends [never] ? unknown : { standsTwice: Twice<E> };

/** A thrown refusal rolls back what the call wrote; a returned one keeps it, such as a counted attempt. */
type Operation<E extends Endpoint, Upload = unknown> = (
  work: CallWork,
  caller: CallerOf<E>,
  what: What<E, Upload>,
) => Answer<Output<E>>;
type Answer<O> = [O] extends [undefined] ? Promise<void> : Promise<Refusal | (O extends Response ? BytesAnswer : O)>;

/** One around the whole call, or the operation's own, if it has long work that should hold no connection. */
type Transaction = "around" | "own";

export interface Route {
  endpoint: Endpoint;
  operation: Operation<Endpoint>;
  transaction: Transaction;
  makeReady?: (file: UploadedFile, backend: Backend) => Promise<unknown>;
  /** Undoes that when nothing was done with it. */
  undo?: (ready: unknown, backend: Backend) => Promise<void>;
}

/** Binds an operation to its line in the contract. */
export const serve = <E extends Endpoint>(
  endpoint: E & EachOnce<E>,
  operation: Operation<E>,
  transaction: Transaction = "around",
): Route => ({ endpoint, operation: operation as unknown as Operation<Endpoint>, transaction });

/**
 * Binds an operation that takes a file. The file is made ready before the transaction, which would hold a connection as
 * long: ten people with photos would leave none for the others.
 */
export const serveUpload = <E extends Endpoint, Upload>(
  endpoint: E & EachOnce<E>,
  makeReady: (file: UploadedFile) => Promise<Upload>,
  operation: Operation<E, Upload>,
): Route => ({ ...serve(endpoint, operation as unknown as Operation<E>), makeReady });

/** Binds an operation that writes the row of a file, which is checked and stored before the transaction as well. */
export const serveFile = <E extends Endpoint>(endpoint: E & EachOnce<E>, operation: Operation<E, KeptFile>): Route => ({
  ...serve(endpoint, operation as unknown as Operation<E>),
  makeReady: keepUpload,
  undo: (kept, backend) => forgetUpload(kept as KeptFile, backend),
});
