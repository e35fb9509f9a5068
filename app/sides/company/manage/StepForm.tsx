import type { ReactNode } from "react";
import { Form } from "#app/forms/Form.tsx";
import type { PortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { StepActions } from "#app/steps/StepActions.tsx";
import { Message } from "#app/ui/Message.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";
import { FitCount } from "./FitCount.tsx";
import { Locked } from "./Locked.tsx";
import type { Wizard } from "./opening.server.ts";
import { type OpenStep, pathOfStep, stepBefore } from "./steps.ts";

interface Props {
  of: PortalForm<unknown>;
  step: OpenStep;
  wizard: Wizard;
  children: ReactNode;
}

/**
 * The questions of a step. People who may not edit the opening, or no longer may, see them only with their own typed
 * text, and without a button.
 */
export function StepForm({ of, step, wizard: { opening, lock }, children }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const isPublished = opening !== null && opening.status !== "draft";
  const before = step === "study" ? undefined : stepBefore[step];
  const back = before && opening && { to: pathOfStep(paths, before)(opening.id), label: t(`manage:step.${before}`) };
  return (
    <>
      {lock && <Locked by={lock} opening={opening} />}
      {!lock && isPublished && (
        <Message tone="blue" title={t("manage:published.title")}>
          {t("manage:published.text")}
        </Message>
      )}
      {(!lock || of.holdsText) && (
        <Form of={of}>
          {children}
          {opening && <FitCount opening={opening} />}
          {!lock && (
            <StepActions back={back || undefined} note={isPublished ? t("manage:published.saveNote") : undefined} />
          )}
        </Form>
      )}
    </>
  );
}
