import type { FormResult } from "./form-state.ts";

/** A post that never arrived changed nothing; asking for the page again would only lose it. */
export const isUnsent = (answer: unknown) => !!(answer as { form?: FormResult } | undefined)?.form?.isUnsent;
