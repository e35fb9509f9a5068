import { type MouseEvent, useRef, useState } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { Film } from "./film.ts";
import { Video } from "./Video.tsx";

interface Props {
  /** The page that shows the film without script. */
  to: string;
  title: string;
  film: Film | undefined;
}

/** A link to a film; with script the film plays above the page, and none of it is loaded before. */
export function VideoLink({ to, title, film }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !dialog.current?.showModal) return;
    event.preventDefault();
    setOpen(true);
    dialog.current.showModal();
  };
  return (
    <>
      <TextLink to={to} onClick={open}>
        {t("video.watch", { title })}
      </TextLink>
      <dialog ref={dialog} className="modal" aria-label={title} onClose={() => setOpen(false)}>
        {isOpen && (
          <div className="stack">
            <Heading level={2} size="panel">
              {title}
            </Heading>
            <Video film={film} title={title} />
            <form method="dialog">
              <Button>{t("video.close")}</Button>
            </form>
          </div>
        )}
      </dialog>
    </>
  );
}
