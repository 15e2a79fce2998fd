/** Conditions a municipal category may set: a limit of age, such as `age>=80`. */
const RULE = /^age(>=|<=)(\d{1,3})$/;

/** Whether a text is a condition that {@link meetsMunicipalRule} understands. */
export function isMunicipalRule(text: string): boolean {
  return RULE.test(text);
}

/**
 * Whether a person of this age meets the condition of a category.
 * @throws RangeError for a text that is no condition
 */
export function meetsMunicipalRule(rule: string, age: number): boolean {
  const parts = RULE.exec(rule);
  if (!parts) throw new RangeError(`No condition: ${rule}`);
  const limit = Number(parts[2]);
  return parts[1] === '>=' ? age >= limit : age <= limit;
}
