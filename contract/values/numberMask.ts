/** Masks of numbers that identify a person or reach one. */
export type NumberMask = 'document' | 'phone';

/** Returns whether a mask is that of an identifying number or a phone number. */
export function isNumberMask(mask: string | undefined): mask is NumberMask {
  return mask === 'document' || mask === 'phone';
}
