import { expect, it } from "vitest";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { openCookies } from "#app/cookies.server.ts";
import { servePortfolio } from "#app/sides/shared/portfolio/serve-portfolio.server.ts";

const cookies = openCookies({ isSecure: false });
const context = { cookies } as unknown as PortalContext;
const forCompanies = { portfolioTooLarge: "companyApplicant:documents.tooLarge" };

async function noticeOf(documents: string, told?: Record<string, string>) {
  const refusal = { code: 422, message: "", customErrors: { documents: [documents] } };
  const make = () => Promise.reject(new RefusedResponse(refusal));
  const { headers } = await servePortfolio(context, "/page", make, told);
  return cookies.notice.parse(headers.get("Set-Cookie"));
}

it("says why there is no portfolio in words for its reader, where who has the documents does something else", async () => {
  expect(await noticeOf("portfolioTooLarge")).toMatchObject({ key: "errors:portfolioTooLarge" });
  expect(await noticeOf("portfolioTooLarge", forCompanies)).toMatchObject({ key: forCompanies.portfolioTooLarge });
  expect(await noticeOf("portfolioEmpty", forCompanies)).toMatchObject({ key: "errors:portfolioEmpty" });
});
