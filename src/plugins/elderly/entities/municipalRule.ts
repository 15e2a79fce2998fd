/** Condition of a municipal category: an age limit, such as `age>=80`. */
const RULE = /^age(>=|<=)(\d{1,3})$/;

/** Returns whether a text is a condition that {@link meetsMunicipalRule} supports. */
export function isMunicipalRule(text: string): boolean {
  return RULE.test(text);
}

/**
 * Returns whether a person of this age meets the condition of a category.
 * @throws RangeError for a text that is not a condition
 */
export function meetsMunicipalRule(rule: string, age: number): boolean {
  const parts = RULE.exec(rule);
  if (!parts) throw new RangeError(`No condition: ${rule}`);
  const limit = Number(parts[2]);
  return parts[1] === '>=' ? age >= limit : age <= limit;
}
