/** Letters and digits that are not taken for one another when read aloud or typed from paper. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A random password that is easy to read to somebody: `k7mp-x2qd-9wzt-h4ba`, 79 bits. */
export function randomPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, randomCharacter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Each with the same chance: bytes beyond the last whole alphabet are drawn again. */
function randomCharacter(): string {
  const limit = 256 - (256 % CHARACTERS.length);
  let byte: number;
  do [byte = limit] = crypto.getRandomValues(new Uint8Array(1));
  while (byte >= limit);
  return CHARACTERS[byte % CHARACTERS.length] ?? '';
}
