import { randomBytes } from "node:crypto";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import type { StoredCurriculumVitae } from "#backend/db/portal-curricula-vitae.ts";
import { isDiskFull } from "#backend/files/incoming.ts";
import { senderOf } from "#backend/sender-of.ts";
import type { ContextParts, RequestParts } from "./context-parts.ts";

interface Begun {
  id: string;
  stored: StoredCurriculumVitae;
}

/** The CV being written in this browser; each change renews its cookie. */
export function openCurriculumVitae(
  { cookies, curriculaVitae, strangersMayLeave }: ContextParts,
  { express, request, session }: RequestParts,
): PortalContext["curriculumVitae"] {
  // A person idle for too long may have left the browser, so their CV is hidden again.
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
      const begun = (await read())?.id;
      if (!begun && !(await subject()) && !(await strangersMayLeave("curriculumVitae", senderOf(express))))
        throw new RefusedResponse({ code: 429, message: "Too many" });
      const id = begun ?? randomBytes(24).toString("base64url");
      const stored = await curriculaVitae.change(id, await subject(), change).catch((error) => {
        throw isDiskFull(error) ? new RefusedResponse({ code: 507, message: "No space" }) : error;
      });
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
