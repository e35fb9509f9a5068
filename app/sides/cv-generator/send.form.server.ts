import { z } from "zod";
import { email } from "#contract/entities/account.ts";

export const sendForm = z.object({ email });
