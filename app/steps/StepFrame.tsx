import type { ComponentProps, ReactNode } from "react";
import { useT } from "../i18n/I18n.tsx";
import { Band } from "../ui/Band.tsx";
import { Halved, Stack, WithRail, Wrap } from "../ui/Layout.tsx";
import { type Step, StepNavigation } from "../ui/StepNavigation.tsx";

interface Props {
  /** The name of the group of steps, and its halves in the band. */
  of: { name: string; halves: ComponentProps<typeof Band>["group"] };
  steps: Step[];
  /** The address of the step that is shown. */
  current: string;
  /** The label of the list of steps. */
  label: string;
  /** The band's text and action, where the page knows more than its words. */
  head?: Pick<ComponentProps<typeof Band>, "title" | "lead" | "children">;
  /** Stands beside the step; without it, the list of steps does. */
  aside?: ReactNode;
  /** The contact: stands under the list of steps once that is beside the form. */
  help?: ReactNode;
  children: ReactNode;
}

/** A page of a step: band with the position among its steps, and the list of them. Knows no side. */
export function StepFrame({ of: { name, halves }, steps, current, label, head, aside, help, children }: Props) {
  const t = useT();
  const number = steps.findIndex(({ to }) => to === current) + 1;
  const position = t("steps:position", { number, count: steps.length });
  const navigation = <StepNavigation steps={steps} current={current} label={label} />;
  return (
    <>
      <Band group={halves} crumb={{ group: name, position }} {...(head ?? { title: t("title"), lead: t("lead") })} />
      {aside ? (
        <Wrap>
          {navigation}
          <Halved>
            <Stack of="sections">{children}</Stack>
            {aside}
          </Halved>
        </Wrap>
      ) : (
        <WithRail
          rail={
            <>
              {navigation}
              {help && <div className="step-help stack-s">{help}</div>}
            </>
          }
        >
          {children}
        </WithRail>
      )}
    </>
  );
}
