import type { ComponentProps } from "react";
import { Form } from "#app/forms/Form.tsx";
import { DayField } from "#app/forms/fields/TextField.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions, Stack } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";

interface Props extends ComponentProps<typeof Form> {
  /** When it runs out; a person does not. */
  endsOn?: ComponentProps<typeof DayField>["of"];
  list: string;
  /** Where it is deleted, if nothing names it. */
  toDelete?: string;
}

/** What the office says about a campus, a course, an intake or an advisor. It counts at once. */
export function KeptForm({ endsOn, list, toDelete, children, ...form }: Props) {
  const t = useT();
  return (
    <Form {...form}>
      <Stack of="fields">
        {children}
        {endsOn && <DayField of={endsOn} required={false} />}
      </Stack>
      <Actions note={t("office:countsAtOnce")}>
        <SubmitButton kind="primary" busyLabel={t("common:saving")}>
          {t("forms:save")}
        </SubmitButton>
        <TextLink to={list}>{t("office:leave")}</TextLink>
        {toDelete && <TextLink to={toDelete}>{t("office:delete")}</TextLink>}
      </Actions>
    </Form>
  );
}
