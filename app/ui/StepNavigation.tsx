import type { ReactNode } from "react";
import { Link } from "./Link.tsx";
import { Mark, type MarkState } from "./Mark.tsx";

export type Step = {
  /** Absent while the step cannot be opened yet. */
  to?: string;
  label: ReactNode;
  state: MarkState;
  /** The state in words, read out after the label. */
  stateLabel: string;
};
type StepNavigationProps = { steps: Step[]; current: string; label: string };

/** Bars on a phone, a row from 768 px, a list beside the form from 1024 px. */
export function StepNavigation({ steps, current, label }: StepNavigationProps) {
  return (
    <nav className="steps" aria-label={label}>
      <ol>
        {steps.map((step, index) => {
          const words = (
            <>
              <Mark state={step.state} />
              <span className="n" aria-hidden="true" data-words={index + 1} />
              <span className="l">
                {step.label}
                <span className="vh">: {step.stateLabel}</span>
              </span>
            </>
          );
          const isCurrent = step.to === current;
          return (
            <li key={step.to ?? index}>
              {step.to ? (
                <Link to={step.to} className={step.state} aria-current={isCurrent ? "step" : undefined}>
                  {words}
                </Link>
              ) : (
                <span className={step.state}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
