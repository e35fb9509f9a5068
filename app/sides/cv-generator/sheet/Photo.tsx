import { nameOf } from "../curriculum-vitae.ts";
import type { SheetProps } from "./sheet-props.ts";

export function Photo({ of: cv, t, photo }: SheetProps) {
  if (!photo) return null;
  return <img className="photo" src={photo} alt={t("sheet:photo", { name: nameOf(cv) })} width="140" height="180" />;
}
