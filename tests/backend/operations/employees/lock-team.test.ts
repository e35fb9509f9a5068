import { expect, it } from "vitest";
import { lockOwnTeam } from "#backend/operations/employees/lock-team.ts";
import { company } from "#contract/calls/company.ts";
import { type Permission, permissions } from "#contract/enumerations/companies.ts";
import { useWorld } from "../../../world/world.ts";

const { addCompany, db } = await useWorld();
const { changeEmployee, removeEmployee, resendInvitation, inviteEmployee, handOverOwnership } = company;
const lines = { changeEmployee, removeEmployee, resendInvitation, inviteEmployee, handOverOwnership };

/** Somebody who may do only these things in their company; an owner without a list. */
async function addColleague(rights?: readonly Permission[]) {
  const { userId: id, id: companyId } = await addCompany({ permissions: rights && [...rights] });
  return { id, companyId };
}

it.each(Object.entries(lines))(
  "a call of a line gets the locked team only for people who may still make it: %s",
  async (_name, line) => {
    const others = permissions.filter((right) => right !== line.needs);
    await expect(lockOwnTeam(db, await addColleague(others), line)).rejects.toMatchObject({ code: 403 });
    expect(await lockOwnTeam(db, await addColleague(), line)).toMatchObject({ isOwner: true });
    for (const right of permissions.filter((one) => one === line.needs))
      expect(await lockOwnTeam(db, await addColleague([right]), line)).toMatchObject({ permissions: [right] });
  },
);
