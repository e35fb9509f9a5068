import type { PortalContext } from "#app/context.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { renderText } from "#app/texts/render-text.server.ts";
import type { ShownText } from "#contract/entities/text.ts";
import { sectionsOf } from "#contract/enumerations/texts.ts";
import { listPlace, search } from "../lists/list-place.ts";
import { hasEveryWord } from "./has-every-word.ts";

const { placeIn } = listPlace({ search });

/** The questions that an address searches for, by topic: all of them, if it searches for nothing. */
export function findQuestions(
  { language, wordsWith }: Pick<PortalContext, "language" | "wordsWith">,
  { url }: Request,
  texts: ShownText[],
) {
  const { search = "" } = placeIn(url);
  const t = translateWith(language, wordsWith([]), ["topics"]);
  const found = texts.filter(({ section, title, body }) => hasEveryWord(`${t(section)} ${title} ${body}`, search));
  const topics = sectionsOf("faq").map((name) => {
    const ofTopic = found.filter(({ section }) => section === name);
    return {
      name,
      questions: ofTopic.map(({ id, title, language, body }) => ({ id, title, language, html: renderText(body, 2) })),
    };
  });
  return { search, found: found.length, topics: topics.filter(({ questions }) => questions.length > 0) };
}
