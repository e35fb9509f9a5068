import type { LoaderFunctionArgs } from "@remix-run/node";
import { draftAddress } from "#app/forms/company-field.ts";
import { safePath } from "#app/safe-redirect.ts";
import { company, type Employment } from "#contract/calls/company.ts";
import type { Choosable } from "./CompanyChoice.tsx";

/** The company that a link or a form was for, and its address. */
export function askedFor(request: Request, home: string) {
  const query = new URL(request.url).searchParams;
  return { companyId: query.get("company"), to: safePath(query.get("to"), home) };
}

/** Each company with how many applications wait for it. */
export async function withWaiting(
  { api }: LoaderFunctionArgs["context"],
  companies: Employment[],
): Promise<Choosable[]> {
  const waiting = await api(company.fetchWaiting);
  return companies.map((one) => (one.isLocked ? one : { ...one, waiting: waiting[one.id] ?? 0 }));
}

/** A form that was posted for another company waits as a draft where it was posted. */
export async function reasonOf(context: LoaderFunctionArgs["context"], { id }: Employment, to: string) {
  const session = await context.session.read();
  return session?.draftPaths.includes(draftAddress(to.split("?")[0]!, id)) ? "form" : "link";
}
