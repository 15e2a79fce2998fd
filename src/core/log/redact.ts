const rules: readonly [RegExp, string][] = [
  // Query strings and fragments of addresses: filters contain names, phone numbers and document numbers.
  [/((?:https?:\/\/|\/)[^\s?#'"()]*)[?#][^\s'"():]*/g, '$1'],
  [/\b(authorization|token|password)(["']?\s*[:=]\s*["']?)[^\s"',;&]+/gi, '$1$2***'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '***'],
  // Resident ID numbers and other long digit sequences (phones, bank cards), but not the digits of a longer hash.
  [/(?<![\w.])\d{17}[\dXx](?!\w)/g, '***'],
  [/(?<![\w.])(?:\+?86-?)?1[3-9]\d{9}(?!\w)/g, '***'],
];

/**
 * Removes what must never appear in the log: secrets, query strings, phone and document numbers, email addresses.
 * @param secrets texts to remove wherever they occur, such as the session's token
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  const withoutSecrets = secrets.reduce((rest, secret) => (secret ? rest.replaceAll(secret, '***') : rest), text);
  return rules.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), withoutSecrets);
}
