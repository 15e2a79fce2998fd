/**
 * Returns the rows of a list call, whose answer is the whole body if it has a count. The rows are not validated; their type
 * follows the call's contract.
 */
export function extractRows<T>(response: unknown): T[] {
  const rows = typeof response === 'object' && response !== null && 'data' in response ? response.data : response;
  return Array.isArray(rows) ? (rows as T[]) : [];
}
