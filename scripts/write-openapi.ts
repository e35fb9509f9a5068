// `npm run openapi`: writes docs/openapi.json from the contract. A test fails while the two differ.
import { writeFileSync } from "node:fs";
import { openApi } from "#contract/openapi.ts";

writeFileSync("docs/openapi.json", `${JSON.stringify(openApi(), null, 2)}\n`);
