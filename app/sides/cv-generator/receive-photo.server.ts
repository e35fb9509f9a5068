import sharp from "sharp";
import type { z } from "zod";
import type { PortalContext, PostedFile } from "#app/context.ts";
import { postOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { formatBytes } from "#app/i18n/format.ts";
import { pictureExtensions } from "#contract/enumerations.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import { changePhoto } from "./curriculum-vitae.server.ts";
import { goOn, type Visit } from "./visit.server.ts";

/** A German application photo: 35 × 45 mm. */
const portrait = { width: 700, height: 900 };

/** What came of the photo: an answer that ends the post, or the cookie to go on with. */
interface Received {
  answer?: Response;
  cookie?: string;
}

/** Keeps the photo of a post before anything else is judged (design §7), or takes the old one away. */
export async function receivePhoto(context: PortalContext, visit: Visit, schema: z.ZodType): Promise<Received> {
  const { intent, files } = postOf(context);
  if (intent === "remove-photo")
    return { answer: goOn(visit.paths.profil, await changePhoto(context, visit.cv, null)) };
  const file = files.find(({ field }) => field === "photo");
  const refuseWith = (reason: string) => ({
    answer: refuse(context, readForm(context, schema).reply({ fieldErrors: { photo: [reason] } })),
  });
  if (!file) return intent === "photo" ? refuseWith(message("fileRequired")) : {};
  const values = { file: file.name, size: formatBytes(file.bytes, context.language), max: limits.postFiles };
  if (file.objection) return refuseWith(message(file.objection, values));
  if (!isPicture(file)) return refuseWith(message("pictureType", values));
  const photo = await portraitOf(file);
  if (!photo) return refuseWith(message("fileBroken", values));
  return { cookie: await changePhoto(context, visit.cv, photo) };
}

const isPicture = ({ name }: PostedFile) =>
  (pictureExtensions as readonly string[]).includes(name.split(".").at(-1)?.toLowerCase() ?? "");

/** Upright, cut to a portrait around what catches the eye, without what else the file carried. */
async function portraitOf({ path }: PostedFile): Promise<string | undefined> {
  const picture = sharp(path, { limitInputPixels: limits.imagePixels, failOn: "error" });
  const { format } = await picture.metadata().catch(() => ({ format: undefined }));
  if (format !== "jpeg" && format !== "png") return undefined;
  const jpeg = picture
    .rotate()
    .resize({ ...portrait, fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 85 })
    .toBuffer();
  return jpeg.then(
    (bytes) => bytes.toString("base64"),
    () => undefined,
  );
}
