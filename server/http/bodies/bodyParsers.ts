import type { FastifyInstance } from 'fastify';
import type { Problem } from '../../../contract/problems';
import { parseDotted } from '../../../contract/query/query';
import { isRecord } from '../../../contract/values/isRecord';
import { HttpError, Rejection } from '../../call/failures';
import { ParsedBody } from '../readCall';

/** Accepts JSON objects and urlencoded forms with dotted keys. Any other type gets 415, broken JSON gets 400. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    // Some clients send a content type even for calls without parameters.
    if (text.trim() === '') return done(null, new ParsedBody({}, true));
    parseJson(request, text, (error, value: unknown) => {
      if (error) return done(new HttpError(400));
      if (!isRecord(value) || isDeeperThan(value, DEPTH_MAX)) return done(new HttpError(400));
      if (hasMoreEntriesThan(value, ENTRIES_MAX)) return done(new Rejection([TOO_MANY_ENTRIES]));
      done(null, new ParsedBody(value, true));
    });
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const parsed = parseDotted(String(body));
    if (!parsed.ok) return done(new Rejection(parsed.problems));
    done(null, new ParsedBody(parsed.values, false));
  });
}

/** Maximum nesting depth, more than any call needs. It bounds recursive code. */
const DEPTH_MAX = 16;
/** Maximum entries of all objects and lists together, since each is validated and reported. */
const ENTRIES_MAX = 20_000;

const TOO_MANY_ENTRIES: Problem = { field: '', code: 'tooManyParameters', params: { max: ENTRIES_MAX } };

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}

/** Stops counting at the limit. */
function hasMoreEntriesThan(value: object, limit: number): boolean {
  let left = limit;
  const pending: object[] = [value];
  for (let part = pending.pop(); part; part = pending.pop()) {
    const items: unknown[] = Array.isArray(part) ? part : Object.values(part);
    left -= items.length;
    if (left < 0) return true;
    for (const item of items) if (typeof item === 'object' && item !== null) pending.push(item);
  }
  return false;
}
