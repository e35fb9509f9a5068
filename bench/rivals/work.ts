import { type Asked, openWork } from "../same-work.ts";
import type { HomeData } from "./page.tsx";

/** The headers and the data of the rivals' home page, by the same work as the portal and the yardstick. */
export async function openHome() {
  const { headers, workFor } = await openWork();
  async function homeFor(request: Asked): Promise<HomeData> {
    const { formToken, answers } = await workFor(request);
    const [side, home] = await Promise.all(answers.map((answer) => answer.json()));
    return { formToken, side, home };
  }
  return { headers, homeFor };
}
