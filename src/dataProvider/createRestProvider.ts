import { pickBy } from 'es-toolkit/object/pickBy';
import { isEqual } from 'es-toolkit/predicate/isEqual';
import type { Identifier, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { isRecord } from '../../contract/isRecord';
import type { HttpClient } from '../core/http';
import type { RecordProvider } from './RecordProvider';
import type { ResourceBinding } from './ResourceBinding';

/** A back end that a plugin brings, and how to send updates to it. */
export interface RestBackend extends Pick<ResourceBinding, 'updates'> {
  http: HttpClient;
  baseUrl: string;
  name: string;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Speaks react-admin's simple REST dialect with a plugin's own back end. Our time limits, log and toasts apply. Records are
 * at `<baseUrl>/<name>/<id>`.
 */
export function createRestProvider({ http, baseUrl, name, updates = 'put' }: RestBackend): RecordProvider {
  const base = baseUrl.replace(/\/+$/, '');
  const provider = simpleRest(base, async (url: string, options: RequestInit = {}) => {
    const { status, headers, text, json } = await http.fetchRest(url, withContentType(options));
    return { status, headers, body: text, json };
  });

  /** PUT replaces the whole record, so fields that are not in the form must be sent too. */
  async function update(id: Identifier, { data, previous }: { data: Values; previous: Values }) {
    if (updates === 'put') return provider.update(name, { id, data: { ...previous, ...data }, previousData: { id } });
    const changes = pickBy(data, (value, field) => !isEqual(value, previous[field]));
    const { json } = await http.fetchRest(
      `${base}/${name}/${encodeURIComponent(id)}`,
      withContentType({ method: 'PATCH', body: JSON.stringify(changes) }),
    );
    // Some back ends return no record.
    const answered: RaRecord = { ...previous, ...data, ...(isRecord(json) ? json : {}), id };
    return { data: answered };
  }

  const record = async (id: Identifier): Promise<Values> => (await provider.getOne(name, { id })).data;

  return {
    getList: (params) => provider.getList(name, params),
    getOne: (params) => provider.getOne(name, params),
    getMany: (params) => provider.getMany(name, params),
    getManyReference: (params) => provider.getManyReference(name, params),
    create: (params) => provider.create(name, params),
    update: async ({ id, data, previousData }) =>
      update(id, { data, previous: { ...(previousData ?? (await record(id))) } }),
    updateMany: async ({ ids, data }) => {
      const write = async (id: Identifier) => {
        await update(id, { data, previous: updates === 'put' ? await record(id) : {} });
        return id;
      };
      return { data: await Promise.all(ids.map(write)) };
    },
    delete: (params) => provider.delete(name, params),
    deleteMany: (params) => provider.deleteMany(name, params),
  };
}

/** Calls an operation of a plugin's own back end: of a record if there is an `id`, else of the resource. Returns its JSON. */
export async function callRestStep(
  { http, baseUrl, name }: Omit<RestBackend, 'updates'>,
  operation: string,
  { id, ...inputs }: Values,
): Promise<unknown> {
  const path = [name, ...(id === undefined ? [] : [String(id)]), operation].map(encodeURIComponent).join('/');
  const init = withContentType({ method: 'POST', body: JSON.stringify(inputs) });
  return (await http.fetchRest(`${baseUrl.replace(/\/+$/, '')}/${path}`, init)).json;
}

function withContentType(options: RequestInit): RequestInit {
  if (typeof options.body !== 'string') return options;
  const headers = new Headers(options.headers);
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  return { ...options, headers };
}
