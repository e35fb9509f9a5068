import type { Backend } from "../backend.ts";
import type { Mailer } from "../mail/mail-port.ts";
import { giveAdvisors } from "../operations/advisors/give-advisors.ts";
import { refreshFigures } from "../operations/figures/refresh-figures.ts";
import { closeStartedOpenings } from "../operations/job-openings/close-started-openings.ts";
import { tellOfChangedOpening } from "../operations/job-openings/tell-of-changed-opening.ts";
import { passDays } from "../operations/matching/pass-days.ts";
import { remindOfOffers } from "../operations/matching/remind-of-offers.ts";
import { announceNewOpenings } from "../operations/openings-for-applicants/announce-new-openings.ts";
import { mailNewOpenings } from "../operations/openings-for-applicants/mail-new-openings.ts";
import { deleteAccount } from "../operations/personal-data/delete-account.ts";
import { repeatIntakes } from "../operations/programme/repeat-intakes.ts";
import { removeOutdated } from "../operations/retention/remove-outdated.ts";
import { sweep } from "../operations/sweep.ts";
import { createUnit } from "../operations/unit/create-unit.ts";
import { sendMail } from "./send-mail.ts";
import type { TaskHandlers } from "./tasks.ts";

/** The handler of each task. */
export const taskHandlers = (backend: Backend, mailer: Mailer): TaskHandlers => ({
  sendMail: sendMail(mailer, backend),
  createUnit: ({ accountId }) => createUnit(backend.database.db, accountId),
  giveAdvisors: () => giveAdvisors(backend.database.db, backend.settings.publicUrl),
  deleteAccount: ({ accountId }) => deleteAccount(backend, accountId, new Date()),
  removeFile: ({ key }) => backend.files.remove(key),
  sweep: () => sweep(backend, new Date()),
  removeOutdated: () => removeOutdated(backend, new Date()),
  passDays: () => passDays(backend.database.db, new Date()),
  closeStartedOpenings: () => closeStartedOpenings(backend.database.db, backend.settings.publicUrl, new Date()),
  repeatIntakes: () => repeatIntakes(backend.database.db, new Date()),
  remindOfOffers: () => remindOfOffers(backend.database.db, backend.settings.publicUrl, new Date()),
  tellOfChangedOpening: ({ jobOpeningId }) =>
    tellOfChangedOpening(backend.database.db, backend.settings.publicUrl, jobOpeningId, new Date()),
  announceNewOpenings: () => announceNewOpenings(backend.database.db, new Date()),
  mailNewOpenings: ({ accountId }) =>
    mailNewOpenings(backend.database.db, backend.settings.publicUrl, accountId, new Date()),
  refreshFigures: () => refreshFigures(backend.database.db),
  rotateKeys: async () => backend.identity?.rotateDueKeys(new Date()),
});
