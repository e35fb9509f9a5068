import { asksForPage } from "#app/asks-for-page.ts";
import type { Drafts } from "#app/context.ts";
import { companyIn, draftAddress } from "#app/forms/company-field.ts";
import { lostFiles } from "#app/forms/form-state.ts";
import { isSecret } from "#app/forms/secret-fields.ts";
import { isVisitors, nameless, ownerIdOf } from "#backend/db/draft-owner.ts";
import { senderOf } from "#backend/sender-of.ts";
import { limits } from "#contract/limits.ts";
import type { ContextParts, RequestParts } from "./context-parts.ts";
import { ownerIdIn, ownerMarkOf } from "./owner-mark.ts";

type Parts = Pick<ContextParts, "drafts" | "secret" | "strangersMayLeave">;
interface RequestDrafts extends Drafts {
  /** Moves posts that came without this person's session, but carry their mark, to their drafts. */
  handOver: (subject: string) => Promise<void>;
}

/** Fields that a restored draft omits, because each new form has its own. */
const ofThisBrowser = ["formToken", "formOwner"];

/** The drafts of the visitor who makes this request. */
export function openDrafts(
  { drafts, secret, strangersMayLeave }: Parts,
  { express, request, visitor, isKnown, posted, session, address: { takesDrafts } }: RequestParts,
): RequestDrafts {
  /** An anonymous visitor's draft can only be found again through the browser's cookie. */
  const strangerMayLeave = async (fields: [string, string][]) =>
    isKnown &&
    JSON.stringify(fields).length <= limits.strangersDraftCharacters &&
    (await strangersMayLeave("draftOfVisitor", visitor)) &&
    (await strangersMayLeave("draftOfAddress", senderOf(express)));
  /** A form that was made for somebody stays theirs where their session has ended in the meantime. */
  const marked = ownerIdIn(posted?.fields.get("formOwner") ?? "", secret);
  const ownerOfPost = async () => {
    const owner = await session.owner();
    const last = (await session.readLast())?.subject ?? owner;
    if (!marked || marked === ownerIdOf(last, secret)) return last;
    const isTheirs = isVisitors(marked) && (await session.read()) !== undefined;
    return isTheirs || marked === ownerIdOf(owner, secret) ? owner : nameless(marked);
  };
  const isSignedInOrWas = async (owner: string) =>
    (await session.read()) !== undefined || owner === (await session.readLast())?.subject;
  return {
    ownerMark: async () => ownerMarkOf(await session.owner(), secret),
    isSomebodyElses: async () =>
      marked !== undefined && !isVisitors(marked) && marked !== ownerIdOf(await session.owner(), secret),
    keep: async (at) => {
      // What came without a form's id was a button: no form opens with it.
      if (!posted?.fields.has("formId") || !takesDrafts || !asksForPage(request)) return;
      const path = at ?? new URL(request.url).pathname;
      // The database finds a draft by its path, and takes none that is longer than a path to return to.
      if (path.length > limits.returnPathCharacters) return;
      const fields = [...posted.fields].filter(([name]) => !ofThisBrowser.includes(name) && !isSecret(name));
      // Files that did arrive are gone with their request.
      if (posted.hasLostFiles || posted.files.length > 0) fields.push([lostFiles, ""]);
      const owner = await ownerOfPost();
      if (!(await isSignedInOrWas(owner)) && !(await strangerMayLeave(fields))) return;
      await drafts.keep(owner, draftAddress(path, companyIn(posted.fields)), fields);
    },
    read: async (address) => drafts.find(await session.owner(), address),
    drop: async (address) => drafts.drop(await ownerOfPost(), address),
    handOver: async (subject) => drafts.handOver(nameless(ownerIdOf(subject, secret)), subject),
  };
}
