import { defineEntity } from '../../../contract/defineEntity';
import { boolean, choice, choices, date, integer, mobile, reference, text } from '../../../contract/fields';
import { createFakeFetch, jsonResponse, type SeenRequest } from './fakeFetch';

/** An entity with a field of each kind that lists compare. */
export const guest = defineEntity({
  name: 'guest',
  section: 'elderly',
  represent: 'name',
  fields: {
    name: text({ max: 50, required: true, list: true, search: true }),
    phone: mobile({ mask: 'phone' }),
    age: integer({ min: 0, max: 130, list: true, filter: true }),
    status: choice(['draft', 'active', 'closed'], { set: 'server', list: true, filter: true }),
    joined: date({ list: true, filter: true }),
    vip: boolean({ list: true, filter: true }),
    tags: choices(['deaf', 'blind', 'lame'], { filter: true }),
    roomId: reference('room', { filter: true, list: true }),
    score: integer({ min: 0, max: 100, derived: true, set: 'server' }),
  },
  sort: [['name', 'asc']],
  removal: { kind: 'soft' },
  transitions: { passGuest: { from: ['draft'], to: 'active' } },
  reads: {
    selectByStay: { input: { from: date({}) }, answer: 'page' },
    selectByRoomId: { input: { roomId: reference('room', { required: true }) }, answer: 'list', limit: 20 },
  },
});

export type Guest = { id: number; version: number } & Record<string, unknown>;

/** 230 guests, more than two of the protocol's largest pages, with repeated values, gaps and rare characters. */
export function guests(count = 230): Guest[] {
  const names = ['张三', '李四', 'anna', 'Bob', '𠮷野', '﨑山', '', 'ß'];
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    version: 1,
    name: `${names[at % names.length]}${at % 5}`,
    phone: '138****1234',
    age: at % 7 === 0 ? null : 50 + (at % 40),
    status: ['draft', 'active', 'closed'][at % 3],
    joined: at % 6 === 0 ? null : `2026-0${(at % 9) + 1}-15`,
    vip: at % 4 === 0,
    tags: at % 5 === 0 ? ['deaf', 'blind'] : at % 5 === 1 ? ['lame'] : [],
    roomId: at % 8 === 0 ? null : (at % 3) + 1,
    score: at % 10,
  }));
}

/**
 * A back end over an array. It answers our extension operations from a naive reading of the protocol, written apart
 * from the console's list engine, so that the two can be compared.
 */
export function createMemoryBackend(rows: Guest[] = guests()) {
  const table = new Map(rows.map((row) => [row.id, row]));
  /** Ids whose writes are refused. */
  const locked = new Set<number>();

  function answer(request: SeenRequest): Response {
    const [operation = ''] = request.call.split('.');
    const query = request.url.searchParams;
    const body = request.method === 'POST' ? asRecord(request.json()) : {};
    switch (operation) {
      case 'selectAll':
        return ok([...table.values()], table.size);
      case 'selectBySelectivePagination':
      case 'selectByStay':
        return page(query);
      case 'selectByRoomId': {
        const found = [...table.values()].filter((row) => String(row.roomId) === query.get('roomId'));
        return ok(found, found.length);
      }
      case 'selectById': {
        const row = table.get(Number(query.get('id')));
        return row ? ok(row) : refused('记录不存在');
      }
      case 'selectByIds': {
        const found = query.getAll('ids').flatMap((id) => table.get(Number(id)) ?? []);
        return ok(found, found.length);
      }
      case 'insert':
        return insert(body);
      case 'updateByIdSelective':
        return update(body);
      case 'deleteById':
        return remove(Number(body.id)) ?? ok({ id: body.id });
      case 'deleteByIds':
      case 'updateByIds':
        return several(operation, body);
      case 'passGuest':
        return update({ id: body.id, status: 'active' });
      default:
        return jsonResponse({ status: 404, message: '' }, 404);
    }
  }

  function page(query: URLSearchParams): Response {
    const pageNum = Number(query.get('pageNum'));
    const pageSize = Number(query.get('pageSize'));
    if (!(pageSize >= 1 && pageSize <= 100)) return refused('每页条数须为 1 至 100 的整数');
    const found = [...table.values()].filter((row) => matches(row, query)).sort(byOrder(query));
    return ok(found.slice((pageNum - 1) * pageSize, pageNum * pageSize), found.length);
  }

  function insert(body: Record<string, unknown>): Response {
    if (!body.name) return jsonResponse({ status: 4000, message: '填写有误', errors: { name: '不能为空' } });
    const row: Guest = { ...body, id: table.size + 1, version: 1, status: 'draft' };
    table.set(row.id, row);
    return ok(row, undefined, '新增成功');
  }

  function update(body: Record<string, unknown>): Response {
    const row = table.get(Number(body.id));
    if (!row) return refused('记录不存在');
    if (locked.has(row.id)) return refused('记录被锁定');
    if (body.version !== undefined && body.version !== row.version) return refused('数据已被他人修改，请刷新');
    const next = { ...row, ...body, id: row.id, version: row.version + 1 };
    table.set(row.id, next);
    return ok(next, undefined, '保存成功');
  }

  function remove(id: number): Response | undefined {
    if (!table.has(id)) return refused('记录不存在');
    if (locked.has(id)) return refused('记录被锁定');
    table.delete(id);
    return undefined;
  }

  function several(operation: string, { ids, ...changes }: Record<string, unknown>): Response {
    const all = Array.isArray(ids) ? ids.map(Number) : [];
    const failed = all.filter((id) => !table.has(id) || locked.has(id));
    const done = all.filter((id) => !failed.includes(id));
    for (const id of done) {
      if (operation === 'deleteByIds') remove(id);
      else update({ id, ...changes });
    }
    const data = { done, failed: failed.map((id) => ({ id, message: locked.has(id) ? '记录被锁定' : '记录不存在' })) };
    return ok(data, undefined, '已处理');
  }

  return { table, locked, network: createFakeFetch(answer) };
}

function ok(data: unknown, dataCount?: number, message = '查询成功'): Response {
  return jsonResponse({ status: 8000, message, data, dataCount });
}

function refused(message: string): Response {
  return jsonResponse({ status: 4000, message });
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function matches(row: Guest, query: URLSearchParams): boolean {
  return [...new Set(query.keys())].every((key) => {
    const wanted = query.getAll(key);
    const [name = '', part] = key.split('.');
    if (['pageNum', 'pageSize', 'sort', 'order'].includes(key)) return true;
    if (key === 'keyword') return String(row.name).toLowerCase().includes(wanted.join().toLowerCase());
    const value = row[name];
    if (value === null || value === undefined) return false;
    if (part === 'from') return rank(value) >= rank(asNumber(wanted[0]));
    if (part === 'to') return rank(value) <= rank(asNumber(wanted[0]));
    if (part === 'like') return String(value).toLowerCase().includes(String(wanted[0]).toLowerCase());
    return (Array.isArray(value) ? value : [value]).some((item) => wanted.includes(String(item)));
  });
}

function byOrder(query: URLSearchParams) {
  const field = query.get('sort') ?? 'name';
  const sign = query.get('order') === 'desc' ? -1 : 1;
  return (a: Guest, b: Guest) => {
    const [left, right] = [sortKey(field, a[field]), sortKey(field, b[field])];
    if (left < right) return -sign;
    if (left > right) return sign;
    return b.id - a.id;
  };
}

/** Texts as their code points, numbers padded, nothing first. */
function sortKey(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field === 'status') return `1${['draft', 'active', 'closed'].indexOf(String(value))}`;
  return `1${rank(value)}`;
}

function rank(value: unknown): string {
  if (typeof value === 'number') return String(value).padStart(12, '0');
  return [...String(value)].map((char) => (char.codePointAt(0) ?? 0).toString(16).padStart(6, '0')).join('');
}

function asNumber(text: string | undefined): string | number {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : (text ?? '');
}
