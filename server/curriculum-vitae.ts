import { randomBytes } from "node:crypto";
import type { PortalContext } from "#app/context.ts";
import type { ContextParts, RequestParts } from "./context-parts.ts";

/** The CV that this browser's visitor is writing; its cookie begins anew with each change. */
export function openCurriculumVitae(
  { cookies, curriculaVitae }: ContextParts,
  { request }: RequestParts,
): PortalContext["curriculumVitae"] {
  let begun: string | undefined;
  const id = async (): Promise<string | undefined> =>
    begun ?? (await cookies.curriculumVitae.parse(request.headers.get("Cookie"))) ?? undefined;
  return {
    read: async () => {
      const known = await id();
      return known ? curriculaVitae.find(known) : undefined;
    },
    change: async (change) => {
      begun = (await id()) ?? randomBytes(24).toString("base64url");
      await curriculaVitae.change(begun, change);
      return cookies.curriculumVitae.serialize(begun);
    },
    drop: async () => {
      const known = await id();
      if (known) await curriculaVitae.drop(known);
      return cookies.curriculumVitae.serialize("", { maxAge: 0 });
    },
  };
}
