/** Whether a text is an IMEI: 15 digits, the last of which is the Luhn check digit of the others. */
export function isImei(text: string): boolean {
  return /^\d{15}$/.test(text) && luhnSum(text) % 10 === 0;
}

/** Completes an IMEI from its first 14 digits. */
export function completeImei(digits: string): string {
  return `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;
}

/**
 * Returns the Luhn sum: every second digit from the right counts twice, and a two-digit product counts as the sum of its
 * digits.
 */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, character, place) => {
    const digit = Number(character) * (place % 2 === 1 ? 2 : 1);
    return sum + (digit > 9 ? digit - 9 : digit);
  }, 0);
}
