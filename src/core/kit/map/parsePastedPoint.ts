import type { Point } from '../../../../contract/distance';

const NUMBER = '[-+]?\\d{1,3}(?:\\.\\d+)?';
const PAIR = new RegExp(`^\\s*[([（]?\\s*(${NUMBER})\\s*[,，;；\\s]\\s*(${NUMBER})\\s*[)\\]）]?\\s*$`);
const LNG_MAX = 180;
const LAT_MAX = 90;
/** In China, latitudes are below and longitudes above these values, so the order is unambiguous. */
const LAT_OF_CHINA_MAX = 54;
const LNG_OF_CHINA_MIN = 73;

/**
 * Parses a point such as `120.151234,30.281234`: longitude first as Chinese maps write it, or latitude first if the numbers
 * are unambiguous. Returns undefined for other texts.
 */
export function parsePastedPoint(text: string): Point | undefined {
  const [, first, second] = PAIR.exec(text.normalize('NFKC')) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [one, other] = [Number(first), Number(second)];
  const isLatitudeFirst = Math.abs(one) <= LAT_OF_CHINA_MAX && Math.abs(other) >= LNG_OF_CHINA_MIN;
  const [lng, lat] = isLatitudeFirst ? [other, one] : [one, other];
  const inRange = Math.abs(lng) <= LNG_MAX && Math.abs(lat) <= LAT_MAX;
  return inRange ? { lng: Number(lng.toFixed(6)), lat: Number(lat.toFixed(6)) } : undefined;
}
