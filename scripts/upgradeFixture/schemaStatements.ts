/** The SQL that recreates the schema of a database. */
export interface SchemaStatements {
  /** `create table` statements, with the columns of each table. */
  tables: readonly { name: string; columns: readonly string[]; statement: string }[];
  /** Statements that set the next ids, executed after the rows are inserted. */
  nextIds: readonly string[];
  indexes: readonly string[];
}

/**
 * Returns a value as a literal of SQL.
 * @throws {Error} for a value of a type that the product's columns do not have
 */
export function literal(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`a column holds a ${typeof value}`);
}
