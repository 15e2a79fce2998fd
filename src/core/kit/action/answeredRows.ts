/** The rows of a call that answers a list; an answer with a count comes whole. They are what the contract of the call says. */
export function answeredRows<T>(answer: unknown): T[] {
  const rows = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
  return Array.isArray(rows) ? (rows as T[]) : [];
}
