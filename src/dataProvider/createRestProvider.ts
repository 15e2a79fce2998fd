import simpleRest from 'ra-data-simple-rest';
import type { HttpClient } from '../core/http';
import type { RecordProvider } from './RecordProvider';

/**
 * Speaks react-admin's plain REST dialect with a back end that a plugin brings, by our rules for time limits, the log
 * and toasts. Records live at `<baseUrl>/<name>/<id>`.
 */
export function createRestProvider({
  http,
  baseUrl,
  name,
}: {
  http: HttpClient;
  baseUrl: string;
  name: string;
}): RecordProvider {
  const provider = simpleRest(baseUrl.replace(/\/+$/, ''), async (url: string, options: RequestInit = {}) => {
    const { status, headers, text, json } = await http.fetchRest(url, withContentType(options));
    return { status, headers, body: text, json };
  });
  return {
    getList: (params) => provider.getList(name, params),
    getOne: (params) => provider.getOne(name, params),
    getMany: (params) => provider.getMany(name, params),
    getManyReference: (params) => provider.getManyReference(name, params),
    create: (params) => provider.create(name, params),
    update: (params) => provider.update(name, params),
    updateMany: (params) => provider.updateMany(name, params),
    delete: (params) => provider.delete(name, params),
    deleteMany: (params) => provider.deleteMany(name, params),
  };
}

function withContentType(options: RequestInit): RequestInit {
  if (typeof options.body !== 'string') return options;
  const headers = new Headers(options.headers);
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  return { ...options, headers };
}
