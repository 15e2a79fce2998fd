import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../call/failures';
import { hasBody } from './bodyDeadline';
import './requestTypes';

const MEBIBYTE = 1_048_576;
/** Maximum bytes of bodies in flight per address: four of the longest that are held in memory. */
export const ADDRESS_BYTES_MAX = 40 * MEBIBYTE;
/** Maximum bytes of bodies in flight in this process. */
export const PROCESS_BYTES_MAX = 160 * MEBIBYTE;

/** Seconds after which an address may try again. */
const RETRY_AFTER_S = 2;

/**
 * Limits the memory that bodies in flight take, however many clients send them and however slowly. A body counts with its
 * whole length until its request is answered. Bodies that are stored on disk (`streamsBody`) do not count. Throws {@link
 * HttpRefusal} 429 beyond the limit of an address, 503 beyond that of the process.
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
    // Answered or aborted.
    reply.raw.once('finish', release).once('close', release);
  });
}

/** Returns the announced length, or the maximum if none is announced. */
function bytesOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const announced = Number(headers['content-length']);
  return Number.isFinite(announced) ? Math.min(announced, bodyLimit) : bodyLimit;
}
