import { useEffect, useRef } from "react";
import { usePostsBeside } from "#app/forms/post-beside.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { usePaths } from "#app/use-paths.ts";
import { limits } from "#contract/limits.ts";
import { PaperSheet } from "./PaperSheet.tsx";
import { cvPaths } from "./paths.ts";
import type { Preview } from "./save-input.server.ts";

/** The reader may have typed before the script ran. */
const firstTyped = (page: Element) =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].find(
    ({ type, value, defaultValue }) => type !== "file" && value !== defaultValue,
  );

/** The CV as it stands; with script it follows what is typed, without storing it. */
export function PreviewAside({ sheet }: { sheet: Preview }) {
  const t = useT();
  const paths = usePaths(cvPaths);
  const [answer, post] = usePostsBeside<{ sheet?: Preview }>();
  const aside = useRef<HTMLElement>(null);

  useEffect(() => {
    let clock: ReturnType<typeof setTimeout>;
    const follow = ({ target }: Pick<Event, "target">) => {
      const form = (target as HTMLInputElement).form;
      if (!form?.id || (target as HTMLInputElement).type === "file") return;
      clearTimeout(clock);
      clock = setTimeout(() => {
        const typed = new FormData(form);
        typed.set("intent", "preview");
        // It saves nothing: a copy of what could not be saved stays.
        typed.delete("formId");
        post(window.location.pathname + window.location.search, typed);
      }, limits.typingPauseMilliseconds);
    };
    const page = aside.current?.closest("main");
    // The post already leads to the next page, and a preview sent meanwhile would replace it.
    const stop = () => clearTimeout(clock);
    page?.addEventListener("input", follow);
    page?.addEventListener("submit", stop);
    const typed = page && firstTyped(page);
    if (typed) follow({ target: typed });
    return () => {
      stop();
      page?.removeEventListener("input", follow);
      page?.removeEventListener("submit", stop);
    };
  }, [post]);

  return (
    <aside ref={aside} className="stack" aria-label={t("cv:preview")}>
      <details className="question" open>
        <summary>
          <b>{t("cv:preview")}</b>
          <Icon name="chevron" />
        </summary>
        <PaperSheet of={answer?.sheet ?? sheet} />
      </details>
      <p>
        <ButtonLink to={paths.preview}>{t("cv:toPreview")}</ButtonLink>
      </p>
    </aside>
  );
}
