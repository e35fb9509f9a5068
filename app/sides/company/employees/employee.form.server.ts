import { z } from "zod";
import { employeeChanges } from "#contract/entities/employee.ts";

const { department, position, permissions } = employeeChanges.shape;

/** What somebody is and may do at the company. */
export const employeeForm = z.object({
  department: department.optional(),
  position: position.optional(),
  permissions: permissions.default([]),
});
