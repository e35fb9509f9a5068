import { identity } from "#contract/identity.ts";
import { confirmCode } from "../operations/confirm-code.ts";
import { fetchInteraction } from "../operations/fetch-interaction.ts";
import { register } from "../operations/register.ts";
import { requestPasswordReset } from "../operations/request-password-reset.ts";
import { resetPassword } from "../operations/reset-password.ts";
import { sendCode } from "../operations/send-code.ts";
import { signIn } from "../operations/sign-in.ts";
import { serve } from "./call.ts";

export const identityRoutes = [
  serve(identity.fetchInteraction, fetchInteraction),
  serve(identity.signIn, signIn, "own"),
  serve(identity.register, register, "own"),
  serve(identity.sendCode, sendCode, "own"),
  serve(identity.confirmCode, confirmCode),
  serve(identity.requestPasswordReset, requestPasswordReset, "own"),
  serve(identity.resetPassword, resetPassword, "own"),
];
