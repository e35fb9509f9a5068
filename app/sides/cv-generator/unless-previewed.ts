import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** A preview stores nothing, and reloading the page's data would empty a form that is being filled in. */
export const unlessPreviewed = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get("intent") !== "preview" && defaultShouldRevalidate;
