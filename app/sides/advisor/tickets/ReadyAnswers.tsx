import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { ChoiceTool, FormTools } from "#app/ui/ListTools.tsx";
import type { ReadyAnswer } from "#contract/entities/text.ts";
import { languages } from "#contract/languages.ts";
import { keyOfAnswer } from "./ready-answer.ts";

/** Answers that are kept ready, and the button that puts one into the reply; what was typed stays. */
export function ReadyAnswers({ of: answers }: { of: Omit<ReadyAnswer, "body">[] }) {
  const t = useT();
  const [first] = answers;
  if (!first) return null;
  return (
    <FormTools>
      <ChoiceTool
        name="answer"
        label={t("ready.label")}
        value={keyOfAnswer(first)}
        options={answers.map((one) => [
          keyOfAnswer(one),
          t("ready.option", { title: one.title, language: languages[one.language].name }),
          one.language,
        ])}
      />
      <SubmitButton value="insert">{t("ready.insert")}</SubmitButton>
    </FormTools>
  );
}
