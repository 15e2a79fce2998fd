import { STATUS } from '../../contract/calls/envelope';
import type { Locale } from '../../contract/constants';
import type { DescribedCall } from '../plugins/DescribedCall';
import { type JsonSchema, schemaRef } from '../schema/JsonSchema';
import { schemaOfFields } from '../schema/schemaOfField';
import type { DescribedApi } from './openApiDocument';
import { queryParameters } from './queryParameters';

/** Returns the paths of the calls that sections describe themselves. */
export function describedPaths({ context, described }: DescribedApi, locale: Locale): Record<string, object> {
  return Object.fromEntries(
    described.map((call) => {
      const [operation = '', entity = ''] = call.name.split('.');
      const title = context.operationTitle({ name: entity, section: call.section }, operation, locale) ?? operation;
      const summary = `${context.titleOf(entity, locale)}: ${title}`;
      return [`/${call.name}`, { [call.method === 'GET' ? 'get' : 'post']: operationObject(call, summary) }];
    }),
  );
}

/** Returns the tags of these calls, each with the kind of caller. */
export function describedTags({ context, described }: DescribedApi, locale: Locale): object[] {
  const tags = new Map(described.map(({ tag }) => [tag.name, tag.entity]));
  return [...tags].map(([name, entity]) => ({ name, description: context.titleOf(entity, locale) }));
}

/** Returns the security schemes with which their callers authenticate. */
export function securitySchemes(described: readonly DescribedCall[]): Record<string, object> {
  return Object.fromEntries(
    described.flatMap(({ authentication }) => (authentication ? [[authentication.name, authentication.scheme]] : [])),
  );
}

function operationObject(
  { name, tag, authentication, query, body, data, isList }: DescribedCall,
  summary: string,
): object {
  const headers = Object.entries(authentication?.headers ?? {}).map(([header, schema]) => ({
    name: header,
    in: 'header',
    required: true,
    schema,
  }));
  const parameters = [...headers, ...(query ? queryParameters([schemaOfFields(query, 'input')]) : [])];
  return {
    operationId: name,
    summary,
    tags: [tag.name],
    security: authentication ? [{ [authentication.name]: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: bodyContent(body) } }),
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: envelopeSchema(data, isList) } } },
      default: { $ref: '#/components/responses/failed' },
    },
  };
}

function bodyContent(body: JsonSchema | 'octets'): object {
  return body === 'octets' ? { 'application/octet-stream': {} } : { 'application/json': { schema: body } };
}

function envelopeSchema(data: JsonSchema, isList = false): JsonSchema {
  const success: JsonSchema = {
    type: 'object',
    properties: {
      status: { const: STATUS.SUCCESS },
      message: { type: 'string' },
      data,
      ...(isList && { dataCount: { type: 'integer', minimum: 0 } }),
    },
    required: ['status', 'message', 'data', ...(isList ? ['dataCount'] : [])],
    additionalProperties: false,
  };
  return { oneOf: [success, schemaRef('refusal')] };
}
