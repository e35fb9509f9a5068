import { nameOf } from "../curriculum-vitae.ts";
import { Title } from "./Section.tsx";
import type { SheetProps } from "./sheet-props.ts";

export function Name({ of: cv, t, level }: SheetProps) {
  const name = nameOf(cv);
  return (
    <>
      {name && <p className="kind">{t("sheet:title")}</p>}
      <Title level={level}>{name ? <bdi>{name}</bdi> : t("sheet:title")}</Title>
      {cv.profil.label && (
        <p>
          <bdi>{cv.profil.label}</bdi>
        </p>
      )}
    </>
  );
}
