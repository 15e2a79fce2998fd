import { API_BASE, STATUS } from '../../contract/calls/envelope';
import { responseCodes } from '../../contract/calls/responseCodes';
import type { Locale } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import { POSSIBLE_DUPLICATE } from '../../contract/duplicates';
import { permissionName } from '../../contract/permissions';
import { version } from '../commands/version';
import { WITHOUT_SESSION } from '../http/withoutSession';
import type { Context } from '../operations/context';
import type { Operation } from '../operations/operations';
import type { DescribedCall } from '../plugins/DescribedCall';
import { type JsonSchema, schemaRef } from '../schema/JsonSchema';
import type { FieldLabels } from '../schema/schemaOfField';
import { describedPaths, describedTags, securitySchemes } from './describedCalls';
import { duplicatesSchema, entitySchemas } from './entitySchemas';
import { operationInput } from './operationInput';
import { queryParameters } from './queryParameters';
import { responseSchemas } from './responseSchemas';

/** A description of an API in the form of OpenAPI 3.1. */
export interface OpenApiDocument {
  openapi: string;
  info: object;
  servers: readonly object[];
  security: readonly object[];
  tags: readonly object[];
  paths: Readonly<Record<string, object>>;
  components: { schemas: Readonly<Record<string, JsonSchema>>; [part: string]: unknown };
}

export type DocumentTexts = Pick<
  Context,
  'entities' | 'operationTitle' | 'titleOf' | 'fieldLabel' | 'choiceLabel' | 'translate'
>;

/** Everything that is described: operations of entities, and the calls that sections describe themselves. */
export interface DescribedApi<C extends DocumentTexts = DocumentTexts> {
  context: C;
  operations: ReadonlyMap<string, Operation>;
  described: readonly DescribedCall[];
}

/** Describes every call of the API from the contract, with titles in one language. */
export function openApiDocument(api: DescribedApi, locale: Locale): OpenApiDocument {
  const { context, operations, described } = api;
  const labelsOf =
    ({ name }: Pick<Entity, 'name'>): FieldLabels =>
    (field, value) =>
      value === undefined
        ? context.fieldLabel(name, field, locale)
        : context.choiceLabel(name, { field, value }, locale);
  const schemas = context.entities.flatMap((entity) => Object.entries(entitySchemas(entity, labelsOf(entity))));
  const paths = [...operations].map(([name, operation]) => [
    `/${name}`,
    {
      [method(operation)]: describeOperation({ name, operation, labels: labelsOf(operation.entity), context, locale }),
    },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Smart elderly care API', version, description: INTRODUCTION, license: LICENSE },
    servers: [{ url: API_BASE.replace(/\/$/, '') }],
    security: [{ token: [] }],
    tags: [
      ...describedTags(api, locale),
      ...context.entities.map(({ name }) => ({ name, description: context.titleOf(name, locale) })),
    ],
    paths: { ...Object.fromEntries(paths), ...describedPaths(api, locale) },
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: TOKEN },
        ...securitySchemes(described),
      },
      schemas: {
        ...Object.fromEntries(schemas),
        refusal: refusalSchema(REJECTED_STATUS),
        failure: refusalSchema(FAILED_STATUS),
      },
      responses: {
        failed: { description: 'HTTP', content: { 'application/json': { schema: schemaRef('failure') } } },
      },
    },
  };
}

const LICENSE = { name: 'MIT', identifier: 'MIT' };
const TOKEN = 'The raw token that `login.admin.open` answers, without a scheme.';
const INTRODUCTION = `Calls are named \`{operation}.{entity}.{open|admin}\`. Every answer is an envelope: \`status\` 8000 is success, \
4000 a refusal with its reasons in \`errors\` (for people) and \`codes\` (for programs), 401 the end of the session; any other status repeats \
the HTTP status. Reads are GET, and may be sent as POST; every other call is POST, with a body of JSON or \
\`application/x-www-form-urlencoded\` with dotted keys. Texts come in the language of \`Accept-Language\`.`;

/** The body statuses of responses with HTTP status 200. Clients narrow a response by them. */
const SUCCESS_STATUS: JsonSchema = { type: 'integer', enum: [STATUS.SUCCESS] };
const REJECTED_STATUS: JsonSchema = { type: 'integer', enum: [STATUS.REJECTED, STATUS.UNAUTHENTICATED] };
/** The body status of responses with another HTTP status, which it repeats. */
const FAILED_STATUS: JsonSchema = { type: 'integer', minimum: 400, maximum: 599 };

const refusalSchema = (status: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    status,
    message: { type: 'string' },
    code: {
      type: 'string',
      description: `One of ${responseCodes.map(({ code }) => code).join(', ')}, or a reason of one section.`,
    },
    data: {
      description:
        'What the caller needs to continue: the second step of a sign-in, or the refusals of several records.',
    },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    codes: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['status', 'message', 'code'],
});

const method = ({ spec }: Operation): 'get' | 'post' => (spec.method === 'GET' ? 'get' : 'post');

interface OperationContext {
  name: string;
  operation: Operation;
  labels: FieldLabels;
  context: DocumentTexts;
  locale: Locale;
}

function describeOperation({ name, operation, labels, context, locale }: OperationContext): object {
  const { spec, entity } = operation;
  const title = context.operationTitle(entity, spec.operation, locale) ?? spec.operation;
  const isPublic = spec.kind === 'auth' && WITHOUT_SESSION.has(spec.operation);
  return {
    operationId: name,
    summary: `${context.titleOf(entity.name, locale)}: ${title}`,
    tags: [entity.name],
    ...(isPublic && { security: [] }),
    ...(spec.kind !== 'auth' && { 'x-permission': permissionName(spec.operation, entity.name, spec.scope) }),
    'x-risk': spec.risk,
    ...(spec.requiresPassword && { 'x-asks-password': true }),
    ...requestParts(operation, labels),
    responses: {
      200: { description: 'OK', content: responseContent(operation) },
      default: { $ref: '#/components/responses/failed' },
    },
  };
}

/** Returns the query parameters, or the body. */
function requestParts(operation: Operation, labels: FieldLabels): object {
  const inputs = operationInput(operation, labels);
  if (operation.spec.operation === 'upload') return { parameters: queryParameters(inputs), requestBody: FILE_BODY };
  if (method(operation) === 'get') return { parameters: queryParameters(inputs) };
  // Calls about the session ignore unknown parameters.
  const [schema = { type: 'object', ...(operation.spec.kind !== 'auth' && { additionalProperties: false }) }] = inputs;
  const content = { schema };
  return {
    requestBody: { required: inputs.length > 0, content: { 'application/json': content, [URL_ENCODED]: content } },
  };
}

const URL_ENCODED = 'application/x-www-form-urlencoded';
const FILE_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
        required: ['file'],
      },
    },
  },
};

/** Returns the content of a response: an envelope, or a file on success. */
function responseContent(operation: Operation): object {
  if (operation.handle.answers !== 'file') return { 'application/json': { schema: envelopeSchema(operation) } };
  return { 'application/json': { schema: schemaRef('refusal') }, '*/*': { schema: FILE } };
}

const FILE: JsonSchema = { contentMediaType: 'application/octet-stream' };

/** Returns the schema of a success, or of a refusal with the HTTP status of success. */
function envelopeSchema(operation: Operation): JsonSchema {
  const { properties, required } = responseSchemas(operation);
  const success: JsonSchema = {
    type: 'object',
    properties: { status: SUCCESS_STATUS, message: { type: 'string' }, ...properties },
    required: ['status', 'message', ...required],
  };
  return { oneOf: [success, refusalSchemaOf(operation)] };
}

/** Returns the schema of a refusal. When saving can find possible duplicates, the refusal includes the records found. */
function refusalSchemaOf({ spec, entity }: Operation): JsonSchema {
  const refusal = schemaRef('refusal');
  const found = SAVE_OPERATIONS.has(spec.operation) ? duplicatesSchema(entity) : undefined;
  if (!found) return refusal;
  const duplicateRefusal: JsonSchema = {
    properties: { code: { const: POSSIBLE_DUPLICATE }, data: found },
    required: ['data'],
  };
  const otherRefusal: JsonSchema = { properties: { code: { not: { const: POSSIBLE_DUPLICATE } } } };
  return { allOf: [refusal, { oneOf: [duplicateRefusal, otherRefusal] }] };
}

/** Calls that save one record. */
const SAVE_OPERATIONS: ReadonlySet<string> = new Set([
  'insert',
  'insertSelective',
  'updateById',
  'updateByIdSelective',
]);
