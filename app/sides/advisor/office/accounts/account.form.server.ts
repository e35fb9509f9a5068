import type { z } from "zod";
import { addressChange } from "#contract/entities/kept-account.ts";

/** Another e-mail address of an account. */
export const addressForm = addressChange.pick({ email: true });
export type TypedAddress = z.input<typeof addressForm>;
