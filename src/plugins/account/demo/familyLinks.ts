import type { DemoCounts } from '../../../../server/demo/demoSizes';

/** Coprime to every number of elders, so that steps of this size visit all of them before repeating one. */
const STEP = 7919;

/** Returns the elder to whom a user is related; the first `familyLink` users have one each. */
export function elderOfUser(userId: number, { elderly, familyLink }: DemoCounts): number | undefined {
  return userId <= familyLink ? ((userId * STEP) % elderly) + 1 : undefined;
}

/** Returns the ids of the users who are relatives of an elder. */
export function usersOfElder(elderlyId: number, { elderly, familyLink }: DemoCounts): number[] {
  const first = Number((BigInt(elderlyId - 1) * BigInt(inverse(elderly))) % BigInt(elderly)) || elderly;
  const users: number[] = [];
  for (let user = first; user <= familyLink; user += elderly) users.push(user);
  return users;
}

const inverses = new Map<number, number>();

/** Returns the multiplicative inverse of {@link STEP} modulo `modulus` (extended Euclidean algorithm). */
function inverse(modulus: number): number {
  const cached = inverses.get(modulus);
  if (cached !== undefined) return cached;
  let [rest, next] = [STEP % modulus, modulus];
  let [factor, nextFactor] = [1, 0];
  while (next !== 0) {
    const quotient = Math.floor(rest / next);
    [rest, next] = [next, rest - quotient * next];
    [factor, nextFactor] = [nextFactor, factor - quotient * nextFactor];
  }
  if (rest !== 1) throw new RangeError(`${STEP} has no inverse modulo ${modulus}`);
  const result = ((factor % modulus) + modulus) % modulus;
  inverses.set(modulus, result);
  return result;
}
