import { randomBytes } from "node:crypto";
import type { PortalContext } from "#app/context.ts";
import type { StoredCurriculumVitae } from "#backend/db/portal-curricula-vitae.ts";
import type { ContextParts, RequestParts } from "./context-parts.ts";
import type { openSession } from "./session.ts";

interface Begun {
  id: string;
  stored: StoredCurriculumVitae;
}

/** The CV that is written in this browser; its cookie begins anew with each change. */
export function openCurriculumVitae(
  { cookies, curriculaVitae }: ContextParts,
  { request }: RequestParts,
  session: ReturnType<typeof openSession>,
): PortalContext["curriculumVitae"] {
  // Who was idle for too long may have left: their CV is private again.
  const subject = async () => (await session.read())?.subject;
  let reading: Promise<Begun | undefined> | undefined;
  const load = async (): Promise<Begun | undefined> => {
    const id: string | null = await cookies.curriculumVitae.parse(request.headers.get("Cookie"));
    const stored = id ? await curriculaVitae.find(id, await subject()) : undefined;
    return id && stored ? { id, stored } : undefined;
  };
  const read = () => {
    reading ??= load();
    return reading;
  };
  return {
    read: async () => (await read())?.stored,
    change: async (change) => {
      const id = (await read())?.id ?? randomBytes(24).toString("base64url");
      const stored = await curriculaVitae.change(id, await subject(), change);
      reading = Promise.resolve({ id, stored });
      return cookies.curriculumVitae.serialize(id);
    },
    drop: async () => {
      const begun = await read();
      if (begun) await curriculaVitae.drop(begun.id);
      return cookies.curriculumVitae.serialize("", { maxAge: 0 });
    },
  };
}
