import { z } from "zod";
import { email } from "#contract/values.ts";

export const sendForm = z.object({ email });
