/**
 * Returns the rows of a list call, whose answer is the whole body if it has a count. The rows are not validated; their type
 * follows the call's contract.
 */
export function answeredRows<T>(answer: unknown): T[] {
  const rows = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
  return Array.isArray(rows) ? (rows as T[]) : [];
}
