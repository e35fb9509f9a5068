import { Refusal } from "#contract/errors.ts";
import { isOwnerOf } from "../../db/colleagues.ts";
import type { Executor } from "../../db/open.ts";
import { employee } from "../../db/schema/companies.ts";

/** 409 (`lastOwner`) where the company would have no owner without the one who goes. */
export async function refuseLastOwner(db: Executor, companyId: string) {
  if ((await db.$count(employee, isOwnerOf(companyId))) === 1) throw Refusal.conflict({ company: ["lastOwner"] });
}
