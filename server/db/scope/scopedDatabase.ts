import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  type KyselyPlugin,
  type OperationNode,
  RawNode,
  type RootOperationNode,
  type SelectQueryNode,
  sql,
  WithNode,
} from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import type { Database, Queries, SqlDialect } from '../database';
import type { Condition } from './condition';
import { type DataScope, rowScopeCondition, scopeKey } from './dataScope';

/** The row conditions of some queries. */
interface QueryScope {
  key: string;
  conditions: ReadonlyMap<string, Condition>;
}

const queryScopes = new WeakMap<Queries, QueryScope>();

/**
 * Returns the same database limited to a data scope. In every statement that reads, the name of a table refers to its
 * visible rows only, so no operation can forget to filter. Writes see all rows, since validation rules apply to all of them;
 * `applyScope` limits what a transaction reads.
 */
export function scopedDatabase(database: Database, scope: DataScope, entities: readonly Entity[]): Database {
  const queryScope = buildQueryScope({ kind: database.dialect, scope, entities });
  const plugin = new ScopePlugin(database.dialect, queryScope.conditions);
  const applyScope = (queries: Queries): Queries => {
    const scoped = queries.withPlugin(plugin) as Queries;
    queryScopes.set(scoped, queryScope);
    return scoped;
  };
  const scopeDatabase = (unscoped: Database): Database => {
    const scoped: Database = {
      ...unscoped,
      read: applyScope(unscoped.read),
      applyScope: applyScope,
      unscoped,
      get background() {
        // A background database is its own background.
        return unscoped.background === unscoped ? scoped : scopeDatabase(unscoped.background);
      },
    };
    return scoped;
  };
  return scopeDatabase(database);
}

/** Returns whether queries see only some rows of a table. */
export function isScoped(queries: Queries, table: string): boolean {
  return queryScopes.get(queries)?.conditions.has(table) ?? false;
}

/**
 * Returns the condition that some queries see a row of the real table, for statements that write. `undefined` when they see
 * all.
 */
export function scopeCondition(queries: Queries, table: string): Condition | undefined {
  return queryScopes.get(queries)?.conditions.get(table);
}

/** Returns a cache key that differs between queries that may see different rows. */
export function queryScopeKey(queries: Queries): string {
  return queryScopes.get(queries)?.key ?? '';
}

function buildQueryScope(options: { kind: SqlDialect; scope: DataScope; entities: readonly Entity[] }): QueryScope {
  const { kind: dialect, scope, entities } = options;
  const conditions = new Map<string, Condition>();
  for (const entity of entities) {
    const tableOf = ({ name }: Entity) => realTable(dialect, name);
    const condition = rowScopeCondition({ entity, scope, entities, tableOf });
    if (condition) conditions.set(entity.name, condition);
  }
  return { key: scopeKey(scope), conditions };
}

/** Inside a common table expression, SQLite resolves its name to the expression itself, but PostgreSQL to the table. */
function realTable(dialect: SqlDialect, name: string) {
  return dialect === 'sqlite' ? sql`"main".${sql.id(name)}` : sql.table(name);
}

/** Prepends common table expressions that replace the tables a statement names. */
class ScopePlugin implements KyselyPlugin {
  readonly #definitions: ReadonlyMap<string, { of: OperationNode; text: OperationNode }>;

  constructor(dialect: SqlDialect, conditions: ReadonlyMap<string, Condition>) {
    this.#definitions = new Map(
      [...conditions].map(([name, condition]) => {
        const of = sql`(select * from ${realTable(dialect, name)} where ${condition})`;
        const text = sql`${sql.id(name)} as not materialized ${of}`;
        return [name, { of: of.toOperationNode(), text: text.toOperationNode() }];
      }),
    );
  }

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    if (node.kind !== 'SelectQueryNode' && node.kind !== 'RawNode') return node;
    const unscoped = JSON.stringify(node);
    // A name that only looks like a table does no harm: an unused expression costs nothing.
    const named = [...this.#definitions].filter(([name]) => unscoped.includes(name));
    if (named.length === 0) return node;
    return node.kind === 'RawNode'
      ? prependToRaw(
          node,
          named.map(([, { text }]) => text),
        )
      : prependToSelect(
          node,
          named.map(([name, { of }]) => tableExpression(name, of)),
        );
  }

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

function tableExpression(name: string, definition: OperationNode): CommonTableExpressionNode {
  const named = CommonTableExpressionNode.create(CommonTableExpressionNameNode.create(name), definition);
  return CommonTableExpressionNode.cloneWith(named, { materialized: false });
}

function prependToSelect(node: SelectQueryNode, expressions: readonly CommonTableExpressionNode[]): SelectQueryNode {
  const all = [...expressions, ...(node.with?.expressions ?? [])];
  const [first, ...others] = all;
  if (!first) return node;
  const clause = others.reduce((before, each) => WithNode.cloneWithExpression(before, each), WithNode.create(first));
  return { ...node, with: clause };
}

/** Merges with the `with` clause of a raw statement that already has one. */
function prependToRaw(node: RawNode, definitions: readonly OperationNode[]): RawNode {
  const [start = '', ...rest] = node.sqlFragments;
  const withClause = /^\s*with\s/i.exec(start);
  const after = withClause ? `, ${start.slice(withClause[0].length)}` : ` ${start}`;
  const between = definitions.slice(1).map(() => ', ');
  return RawNode.create(['with ', ...between, after, ...rest], [...definitions, ...node.parameters]);
}
