import { identity } from "#contract/calls/identity.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { confirmCode } from "../operations/identity/confirm-code.ts";
import { fetchInteraction } from "../operations/identity/fetch-interaction.ts";
import { issueApiToken } from "../operations/identity/issue-api-token.ts";
import { register } from "../operations/identity/register.ts";
import { requestPasswordReset } from "../operations/identity/request-password-reset.ts";
import { resetPassword } from "../operations/identity/reset-password.ts";
import { revokeApiToken } from "../operations/identity/revoke-api-token.ts";
import { sendCode } from "../operations/identity/send-code.ts";
import { signIn } from "../operations/identity/sign-in.ts";
import { unblockSignIn } from "../operations/identity/unblock-sign-in.ts";
import { serve } from "./call.ts";

export const identityRoutes = [
  serve(publicCalls.authenticate, issueApiToken, "own"),
  serve(publicCalls.revokeToken, revokeApiToken),
  serve(identity.fetchInteraction, fetchInteraction),
  serve(identity.signIn, signIn, "own"),
  serve(identity.register, register, "own"),
  serve(identity.sendCode, sendCode, "own"),
  serve(identity.confirmCode, confirmCode),
  serve(identity.requestPasswordReset, requestPasswordReset, "own"),
  serve(identity.resetPassword, resetPassword, "own"),
  serve(office.unblockSignIn, unblockSignIn),
  serve(office.unblockEmployeeSignIn, unblockSignIn),
  serve(office.unblockAdvisorSignIn, unblockSignIn),
];
