import { pickBy } from 'es-toolkit/object/pickBy';
import { isEqual } from 'es-toolkit/predicate/isEqual';
import type { Identifier, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { isRecord } from '../../contract/values/isRecord';
import type { HttpClient, Translate } from '../core/http';
import type { RecordProvider } from './RecordProvider';
import type { ResourceBinding } from './ResourceBinding';
import { requireAllWritten, writeEach } from './writes/writeEach';

/** A back end that a plugin brings, and how to send updates to it. */
export interface RestBackend extends Pick<ResourceBinding, 'updates'> {
  http: HttpClient;
  baseUrl: string;
  name: string;
  translate: Translate;
  /** Called when a write succeeded for some records and failed for others: the data on screen is outdated. */
  onPartialWrite: () => void;
}

type Values = Readonly<Record<string, unknown>>;

interface Update {
  data: Values;
  previous: Values;
  /** The caller reports the failure. */
  silent?: boolean;
}

/**
 * Speaks react-admin's simple REST dialect with a plugin's own back end. Our time limits, log and toasts apply. Records are
 * at `<baseUrl>/<name>/<id>`.
 */
export function createRestProvider(options: RestBackend): RecordProvider {
  const { http, baseUrl, name, updates = 'put' } = options;
  const base = baseUrl.replace(/\/+$/, '');
  const connect = (silent: boolean) =>
    simpleRest(base, async (url: string, init: RequestInit = {}) => {
      const { status, headers, text, json } = await http.fetchRest(url, withContentType(init), { silent });
      return { status, headers, body: text, json };
    });
  const provider = connect(false);
  /** For one of several records: the failures are reported together. */
  const silentProvider = connect(true);

  /** PUT replaces the whole record, so fields that are not in the form must be sent too. */
  async function update(id: Identifier, { data, previous, silent = false }: Update) {
    if (updates === 'put') {
      const activeProvider = silent ? silentProvider : provider;
      return activeProvider.update(name, { id, data: { ...previous, ...data }, previousData: { id } });
    }
    const changes = pickBy(data, (value, field) => !isEqual(value, previous[field]));
    const { json } = await http.fetchRest(
      `${base}/${name}/${encodeURIComponent(id)}`,
      withContentType({ method: 'PATCH', body: JSON.stringify(changes) }),
      { silent },
    );
    // Some back ends return no record.
    const updatedRecord: RaRecord = { ...previous, ...data, ...(isRecord(json) ? json : {}), id };
    return { data: updatedRecord };
  }

  const record = async (id: Identifier, activeProvider = provider): Promise<Values> =>
    (await activeProvider.getOne(name, { id })).data;

  return {
    getList: (params) => provider.getList(name, params),
    getOne: (params) => provider.getOne(name, params),
    getMany: (params) => provider.getMany(name, params),
    getManyReference: (params) => provider.getManyReference(name, params),
    create: (params) => provider.create(name, params),
    update: async ({ id, data, previousData }) =>
      update(id, { data, previous: { ...(previousData ?? (await record(id))) } }),
    updateMany: async ({ ids, data }) => {
      const report = await writeEach(ids, async (id) => {
        const previous = updates === 'put' ? await record(id, silentProvider) : {};
        await update(id, { data, previous, silent: true });
      });
      return { data: requireAllWritten(report, options) };
    },
    delete: (params) => provider.delete(name, params),
    deleteMany: async ({ ids }) => {
      const report = await writeEach(ids, (id) => silentProvider.delete(name, { id }));
      return { data: requireAllWritten(report, options) };
    },
  };
}

/** Calls an operation of a plugin's own back end: of a record if there is an `id`, else of the resource. Returns its JSON. */
export async function callRestOperation(
  { http, baseUrl, name }: Pick<RestBackend, 'http' | 'baseUrl' | 'name'>,
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
