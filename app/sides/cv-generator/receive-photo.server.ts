import type { z } from "zod";
import type { PortalContext, PostedFile } from "#app/context.ts";
import { postOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { formatBytes } from "#app/i18n/format-file.ts";
import { pictureExtensions } from "#contract/enumerations/documents.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import { changePhoto, reasonNotToKeep } from "./curriculum-vitae.server.ts";
import type { Visit } from "./visit.server.ts";

/** What is said of a photo that was sent or removed by itself, by the button that did it. */
export const photoNotices = new Map([
  ["photo", "cvProfil:notice.saved"],
  ["remove-photo", "cvProfil:notice.removed"],
]);

/** The outcome for the photo: an answer that ends the post, or the cookie to continue with. */
interface Received {
  answer?: Response;
  cookie?: string;
}

/** Stores the photo of a post before anything else is checked (design §7), or removes the old one. */
export async function receivePhoto(context: PortalContext, visit: Visit, schema: z.ZodType): Promise<Received> {
  const { intent, files } = postOf(context);
  if (intent === "remove-photo") return { cookie: await changePhoto(context, visit.cv, null) };
  const file = files.find(({ field }) => field === "photo");
  const refuseWith = (reason: string) => ({
    answer: refuse(context, readForm(context, schema).reply({ fieldErrors: { photo: [reason] } })),
  });
  if (!file) return intent === "photo" ? refuseWith(message("fileRequired")) : {};
  const values = { file: file.name, size: formatBytes(file.bytes, context.language), max: limits.postFiles };
  if (file.objection) return refuseWith(message(file.objection, values));
  if (!isPicture(file)) return refuseWith(message("pictureType", values));
  const jpeg = await context.makePortrait(file);
  if (typeof jpeg === "string") return refuseWith(message(jpeg, values));
  try {
    return { cookie: await changePhoto(context, visit.cv, jpeg.toString("base64")) };
  } catch (error) {
    return refuseWith(reasonNotToKeep(error));
  }
}

const isPicture = ({ name }: PostedFile) =>
  (pictureExtensions as readonly string[]).includes(name.split(".").at(-1)?.toLowerCase() ?? "");
