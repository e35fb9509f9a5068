import type { z } from "zod";
import type { Endpoint, Output } from "#contract/endpoint.ts";
import type { Refusal } from "#contract/errors.ts";
import type { CallerOf } from "../callers.ts";
import type { BytesAnswer } from "../files/bytes-answer.ts";
import type { UploadedFile } from "../files/incoming.ts";
import type { CallWork } from "../work.ts";

type NonEmpty<T> = Exclude<T, undefined>;
type OutputOf<E, Part extends string> = E extends { [P in Part]: infer S extends z.ZodType } ? z.output<S> : object;
type Params<E> = OutputOf<E, "params">;
type Query<E> = OutputOf<E, "query">;
/** A body that may be left out asks for nothing. */
type Body<E> = NonEmpty<OutputOf<E, "body">>;
/** Text and file of a form. */
type Form<E> = E extends { upload: { fields: infer S extends z.ZodType } }
  ? z.output<S> & { upload?: UploadedFile }
  : never;
/** Of a body and a form one comes. */
type Content<E> = E extends { body: z.ZodType } ? Body<E> | Form<E> : E extends { upload: object } ? Form<E> : object;

/** What a call says: path, query and body as one. A list stands for itself. */
export type What<E> = Body<E> extends readonly unknown[] ? Body<E> : Params<E> & Query<E> & Content<E>;

type KeysOf<T> = T extends unknown ? keyof T : never;
type Twice<E> = (keyof Params<E> & (keyof Query<E> | KeysOf<Content<E>>)) | (keyof Query<E> & KeysOf<Content<E>>);
/** Does not compile for a line in which two parts share a name: one would be lost. */
type EachOnce<E> = [Twice<E>] extends [never] ? unknown : { standsTwice: Twice<E> };

/** A refusal that is thrown takes back what the call wrote; one that is returned keeps it, as a counted attempt. */
type Operation<E extends Endpoint> = (work: CallWork, caller: CallerOf<E>, what: What<E>) => Answer<Output<E>>;
type Answer<O> = [O] extends [undefined] ? Promise<void> : Promise<Refusal | (O extends Response ? BytesAnswer : O)>;

/** One around the whole call, or the operation's own: it has long work to do that should hold no connection. */
type Transaction = "around" | "own";

export interface Route {
  endpoint: Endpoint;
  operation: Operation<Endpoint>;
  transaction: Transaction;
}

/** Ties an operation to its line in the contract. */
export const serve = <E extends Endpoint>(
  endpoint: E & EachOnce<E>,
  operation: Operation<E>,
  transaction: Transaction = "around",
): Route => ({ endpoint, operation: operation as unknown as Operation<Endpoint>, transaction });
