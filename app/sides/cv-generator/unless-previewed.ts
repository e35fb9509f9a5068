import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** A preview stores nothing: asking for the page again would only empty a form that is being filled in. */
export const unlessPreviewed = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get("intent") !== "preview" && defaultShouldRevalidate;
