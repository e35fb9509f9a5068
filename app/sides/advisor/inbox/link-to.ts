import type { PathsIn } from "#app/paths.ts";
import type { Waiting } from "#contract/entities/inbox.ts";
import type { advisorPaths } from "../paths.ts";
import { type Place, type Spot, spotWith } from "./place.ts";

type Paths = PathsIn<typeof advisorPaths>;
type Linked = Pick<Waiting, "accountId" | "id" | "key" | "kind">;

/** The page where something is decided; the part of the inbox it was found in goes along. */
export const linkTo = (paths: Paths, { search, kind, campus, whose }: Place | Spot, of: Linked) =>
  spotWith(pageOf(paths, of), { search, kind, campus, whose, at: of.key });

/** Only a company's question has no applicant. */
function pageOf(paths: Paths, { accountId, id, kind }: Linked) {
  if (kind === "ticket" || accountId === null) return paths.ticket(id);
  return kind === "document" ? paths.documentCheck(accountId, id) : paths.applicant(accountId);
}
