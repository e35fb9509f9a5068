import { z } from "zod";
import { advisor } from "./calls/advisor.ts";
import { applicant } from "./calls/applicant.ts";
import { bank } from "./calls/bank.ts";
import { company } from "./calls/company.ts";
import { identity } from "./calls/identity.ts";
import { office } from "./calls/office.ts";
import { publicCalls } from "./calls/public.ts";
import { student, studentHealth } from "./calls/student.ts";
import { bytes, type Endpoint, type Upload } from "./endpoint.ts";
import { apiError } from "./entities/api-error.ts";
import { version } from "./version.ts";

/** Every call there is, in the order of spec §7. */
export const allEndpoints: Endpoint[] = [
  publicCalls,
  applicant,
  student,
  studentHealth,
  company,
  bank,
  advisor,
  office,
  identity,
].flatMap((table) => Object.values(table) as Endpoint[]);

/** A schema within the document. Only "any JSON" refers to itself, and has its name among the components. */
function schemaOf(type: z.ZodType, io: "input" | "output") {
  const { $schema, $defs, ...schema } = z.toJSONSchema(type, { io, unrepresentable: "any" });
  const text = JSON.stringify(schema).replaceAll("#/$defs/__schema0", "#/components/schemas/Json");
  return JSON.parse(text) as typeof schema;
}

const json = (type: z.ZodType, io: "input" | "output") => ({ "application/json": { schema: schemaOf(type, io) } });

function parameters(where: "path" | "query", type?: z.ZodObject) {
  const { properties = {}, required = [] } = type ? schemaOf(type, "input") : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema,
  }));
}

function requestBody({ body, upload }: Endpoint) {
  if (!body && !upload) return undefined;
  return { required: !body?.isOptional(), content: { ...(body && json(body, "input")), ...(upload && form(upload)) } };
}

function form({ file, fields }: Upload) {
  const { properties, required = [], ...rest } = schemaOf(fields, "input");
  const parts = { ...properties, [file]: { type: "string", format: "binary" } };
  return { "multipart/form-data": { schema: { ...rest, properties: parts, required: [...required, file] } } };
}

function operation(endpoint: Endpoint) {
  const { response, role, extension, needs, needsForOwnDraft, isAudited, isConfidential } = endpoint;
  const content =
    response === bytes ? { "application/octet-stream": {} } : response ? json(response, "output") : undefined;
  return {
    operationId: endpoint.id,
    tags: [role],
    ...(extension && { "x-extension": true }),
    ...(needs && { "x-needs": needs }),
    ...(needsForOwnDraft && { "x-needs-for-own-draft": needsForOwnDraft }),
    ...(isConfidential && { "x-confidential": true }),
    ...(isAudited && { "x-audited": true }),
    ...(role !== "public" && { security: [{ bearer: [] }] }),
    parameters: [...parameters("path", endpoint.params), ...parameters("query", endpoint.query)],
    requestBody: requestBody(endpoint),
    responses: {
      [response ? 200 : 204]: { description: response ? "Done." : "Done, nothing to say.", content },
      default: { $ref: "#/components/responses/Refused" },
    },
  };
}

/** The OpenAPI 3.1 document of all tables. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of allEndpoints) {
    const path = `${endpoint.base}${endpoint.path}`.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Dual-study portal", version },
    paths,
    components: {
      schemas: { Json: { description: "Any JSON value." } },
      responses: { Refused: { description: "Refused.", content: json(apiError, "output") } },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
