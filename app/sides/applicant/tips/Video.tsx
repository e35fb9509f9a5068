import { useT } from "#app/i18n/I18n.tsx";
import { Message } from "#app/ui/Message.tsx";
import type { Film } from "./film.ts";

interface Props {
  film: Film | undefined;
  title: string;
}

/** A film with its captions; spec §8: a film without a source says so. */
export function Video({ film, title }: Props) {
  const t = useT();
  if (!film) return <Message tone="red">{t("video.noSource")}</Message>;
  return (
    <video className="video" controls preload="metadata" crossOrigin="anonymous" aria-label={title}>
      <source src={film.source} type="video/mp4" />
      <track kind="captions" src={film.captions} srcLang="de" label={t("video.captions")} default />
      <a href={film.source}>{t("video.download")}</a>
    </video>
  );
}
