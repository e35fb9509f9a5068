import type { ReadyAnswer } from "#contract/entities/text.ts";

/** What a form posts of a prepared answer: the text and its language. */
export const keyOfAnswer = ({ id, language }: Pick<ReadyAnswer, "id" | "language">) => `${language} ${id}`;
