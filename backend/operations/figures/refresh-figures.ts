import type { Db } from "../../db/open.ts";
import { answerFigure, feedbackFigure, figuresMoment, funnelFigure, openingFigure } from "../../db/schema/figures.ts";

/** Works out the office's figures again (ADR 0112). They can be read meanwhile. */
export async function refreshFigures(db: Db) {
  for (const figure of [figuresMoment, funnelFigure, openingFigure, answerFigure, feedbackFigure])
    await db.refreshMaterializedView(figure).concurrently();
}
