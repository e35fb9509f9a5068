import { Fragment } from "react";
import { useT } from "#app/i18n/I18n.tsx";

/** What comes out of the CV generator, to look at only. */
export function CvSample() {
  const t = useT();
  return (
    <div className="sample" aria-hidden="true">
      <b>{t("cv.sample.name")}</b>
      <p>{t("cv.sample.address")}</p>
      <p>
        <b>{t("cv.sample.experience")}</b>
      </p>
      <dl>
        {(["job", "internship"] as const).map((name) => (
          <Fragment key={name}>
            <dt>{t(`cv.sample.${name}.when`)}</dt>
            <dd>{t(`cv.sample.${name}.what`)}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
