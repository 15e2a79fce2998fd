/** Characters that cannot be confused when read aloud or copied from paper. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Returns a random password that is easy to dictate: `k7mp-x2qd-9wzt-h4ba`, 79 bits. */
export function randomPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, randomCharacter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Returns a uniformly distributed character (rejection sampling). */
function randomCharacter(): string {
  const limit = 256 - (256 % CHARACTERS.length);
  let byte: number;
  do [byte = limit] = crypto.getRandomValues(new Uint8Array(1));
  while (byte >= limit);
  return CHARACTERS[byte % CHARACTERS.length] ?? '';
}
