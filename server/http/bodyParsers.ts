import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../contract/isRecord';
import { parseDotted } from '../../contract/query';
import { HttpRefusal, Rejection } from '../call/failures';
import { ParsedBody } from './readCall';

/** Accepts JSON objects and urlencoded forms with dotted keys; anything else is answered 415, broken JSON 400. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    // Clients that always name a content type also do so for calls without parameters.
    if (text.trim() === '') return done(null, new ParsedBody({}, true));
    parseJson(request, text, (error, value: unknown) => {
      if (error) return done(new HttpRefusal(400));
      if (!isRecord(value) || isDeeperThan(value, DEPTH_MAX)) return done(new HttpRefusal(400));
      done(null, new ParsedBody(value, true));
    });
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const parsed = parseDotted(String(body));
    if (!parsed.ok) return done(new Rejection(parsed.problems));
    done(null, new ParsedBody(parsed.values, false));
  });
}

/** Levels of nesting that any call needs, with room to spare; more would only wear down who walks through it. */
const DEPTH_MAX = 16;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}
