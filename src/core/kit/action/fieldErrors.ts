/** What a refused call says at its fields; nothing where it names none. */
export function fieldErrors(failure: unknown): Record<string, string> | undefined {
  if (typeof failure !== 'object' || failure === null || !('body' in failure)) return undefined;
  const { body } = failure;
  if (typeof body !== 'object' || body === null || !('errors' in body)) return undefined;
  const { errors } = body;
  if (typeof errors !== 'object' || errors === null) return undefined;
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, String(message)]));
}
