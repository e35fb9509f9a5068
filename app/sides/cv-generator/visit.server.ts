import { redirect } from "@remix-run/node";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { requireSignIn } from "#app/auth/require-sign-in.server.ts";
import type { PortalContext } from "#app/context.ts";
import { pathsOf } from "#app/paths.ts";
import type { Account } from "#contract/entities/account.ts";
import { readCurriculumVitae } from "./curriculum-vitae.server.ts";
import { type CurriculumVitae, emptyCurriculumVitae } from "./curriculum-vitae.ts";
import { filledFrom } from "./filled-from.server.ts";
import { type CvPaths, cvPaths, isPublicCv } from "./paths.ts";

export interface Visit {
  paths: CvPaths;
  cv: CurriculumVitae;
  /** A JPEG in base64. */
  photo: string | null;
  /** Whether any of the CV is stored yet. */
  hasBegun: boolean;
  /** The person signed in on the applicants' side. */
  account: Account | undefined;
}

/**
 * Any visitor on the public pages, unless their form was made for somebody, whose CV nobody else finds (ADR 0038); on
 * the applicants' side an applicant, with their answers filled in.
 */
export async function visitGenerator(context: PortalContext): Promise<Visit> {
  const isPublic = isPublicCv(new URL(context.request.url).pathname);
  if (isPublic && (await context.drafts.isSomebodyElses())) {
    const last = await context.session.readLast();
    await requireSignIn(context, last?.side ?? context.side);
  }
  const account = isPublic ? undefined : await requireApplicant(context);
  const found = await readCurriculumVitae(context);
  const begun = account ? filledFrom(account, context.language) : emptyCurriculumVitae(context.language);
  return {
    paths: pathsOf(context, cvPaths),
    cv: found?.cv ?? begun,
    photo: found?.photo ?? null,
    hasBegun: found !== undefined,
    account,
  };
}

/** Redirects to the next page, with the CV's cookie. */
export const goOn = (path: string, cookie: string) =>
  redirect(path, { status: 303, headers: { "Set-Cookie": cookie } });
