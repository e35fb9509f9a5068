import { Form } from "react-router-dom";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { SelectInput } from "#app/ui/field/SelectInput.tsx";
import { languages, type WrittenLanguage, writtenLanguages } from "#contract/languages.ts";

/** Chooses the language of the mails that are shown: a GET form, so that each has an address. */
export function MailLanguage({ value }: { value: WrittenLanguage }) {
  const t = useT();
  return (
    <Form method="get" className="search field">
      <label htmlFor="language">{t("language")}</label>
      <div>
        <SelectInput key={value} id="language" name="language" className="short" defaultValue={value}>
          {writtenLanguages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languages[code].name}
            </option>
          ))}
        </SelectInput>
        <Button type="submit">{t("show")}</Button>
      </div>
    </Form>
  );
}
