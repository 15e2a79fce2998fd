import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../call/failures';
import { hasBody } from './bodyDeadline';
import './requestTypes';

const MEBIBYTE = 1_048_576;
/** Bytes of bodies on their way that one address may have: four of the longest that are held in memory. */
export const ADDRESS_BYTES_MAX = 40 * MEBIBYTE;
/** Bytes of bodies on their way that this process holds. */
export const PROCESS_BYTES_MAX = 160 * MEBIBYTE;

/** Seconds after which an address may try again. */
const RETRY_AFTER_S = 2;

/**
 * Bounds the memory that bodies take which are on their way, whoever sends them and however slowly. A body counts with its
 * whole length from its beginning until its call is answered; what is kept on disk meanwhile (`streamsBody`) does not. Throws
 * {@link HttpRefusal} 429 beyond what one address may have, 503 beyond what the process has room for.
 */
export function limitBodyBytes(app: FastifyInstance): void {
  const ofAddress = new Map<string, number>();
  let ofProcess = 0;
  app.addHook('preParsing', async (request, reply) => {
    const { raw, ip, routeOptions } = request;
    if (!hasBody(raw) || routeOptions.config.streamsBody === true) return;
    const bytes = bytesOf(request);
    const before = ofAddress.get(ip) ?? 0;
    if (before + bytes > ADDRESS_BYTES_MAX) {
      reply.header('retry-after', RETRY_AFTER_S);
      throw new HttpRefusal(429);
    }
    if (ofProcess + bytes > PROCESS_BYTES_MAX) throw new HttpRefusal(503, 'overloaded');
    ofAddress.set(ip, before + bytes);
    ofProcess += bytes;
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      ofProcess -= bytes;
      const left = (ofAddress.get(ip) ?? 0) - bytes;
      if (left > 0) ofAddress.set(ip, left);
      else ofAddress.delete(ip);
    };
    // Answered, or given up.
    reply.raw.once('finish', release).once('close', release);
  });
}

/** What is announced, or the most that is read where nothing is. */
function bytesOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const announced = Number(headers['content-length']);
  return Number.isFinite(announced) ? Math.min(announced, bodyLimit) : bodyLimit;
}
