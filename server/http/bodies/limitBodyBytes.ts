import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../call/failures';
import { hasBody } from './limitBodyTime';
import '../requestTypes';

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
 * HttpError} 429 beyond the limit of an address, 503 beyond that of the process.
 */
export function limitBodyBytes(app: FastifyInstance): void {
  const bytesByAddress = new Map<string, number>();
  let processBytes = 0;
  app.addHook('preParsing', async (request, reply) => {
    const { raw, ip, routeOptions } = request;
    if (!hasBody(raw) || routeOptions.config.streamsBody === true) return;
    const bytes = bytesOf(request);
    const addressBytes = bytesByAddress.get(ip) ?? 0;
    if (addressBytes + bytes > ADDRESS_BYTES_MAX) {
      reply.header('retry-after', RETRY_AFTER_S);
      throw new HttpError(429);
    }
    if (processBytes + bytes > PROCESS_BYTES_MAX) throw new HttpError(503, 'overloaded');
    bytesByAddress.set(ip, addressBytes + bytes);
    processBytes += bytes;
    let isReserved = true;
    const release = () => {
      if (!isReserved) return;
      isReserved = false;
      processBytes -= bytes;
      const left = (bytesByAddress.get(ip) ?? 0) - bytes;
      if (left > 0) bytesByAddress.set(ip, left);
      else bytesByAddress.delete(ip);
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
