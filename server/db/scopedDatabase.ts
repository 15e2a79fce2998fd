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
import type { Entity } from '../../contract/defineEntity';
import type { Condition } from './condition';
import type { Database, DatabaseKind, Queries } from './database';
import { belongingCondition, type DataScope, scopeKey } from './dataScope';

/** The row conditions of some queries. */
interface Narrowing {
  key: string;
  conditions: ReadonlyMap<string, Condition>;
}

const narrowings = new WeakMap<Queries, Narrowing>();

/**
 * Returns the same database limited to a data scope. In every statement that reads, the name of a table refers to its
 * visible rows only, so no operation can forget to filter. Writes see all rows, since validation rules apply to all of them;
 * `within` narrows what a transaction reads.
 */
export function scopedDatabase(database: Database, scope: DataScope, entities: readonly Entity[]): Database {
  const narrowing = narrowingOf({ kind: database.kind, scope, entities });
  const plugin = new ScopePlugin(database.kind, narrowing.conditions);
  const narrowed = (queries: Queries): Queries => {
    const seen = queries.withPlugin(plugin) as Queries;
    narrowings.set(seen, narrowing);
    return seen;
  };
  const through = (whole: Database): Database => {
    const seen: Database = {
      ...whole,
      read: narrowed(whole.read),
      within: narrowed,
      whole,
      get background() {
        // A background database is its own background.
        return whole.background === whole ? seen : through(whole.background);
      },
    };
    return seen;
  };
  return through(database);
}

/** Returns whether queries see only some rows of a table. */
export function isNarrowed(queries: Queries, table: string): boolean {
  return narrowings.get(queries)?.conditions.has(table) ?? false;
}

/**
 * Returns the condition that some queries see a row of the real table, for statements that write. `undefined` when they see
 * all.
 */
export function seenCondition(queries: Queries, table: string): Condition | undefined {
  return narrowings.get(queries)?.conditions.get(table);
}

/** Returns a cache key that differs between queries that may see different rows. */
export function narrowingKey(queries: Queries): string {
  return narrowings.get(queries)?.key ?? '';
}

function narrowingOf(question: { kind: DatabaseKind; scope: DataScope; entities: readonly Entity[] }): Narrowing {
  const { kind, scope, entities } = question;
  const conditions = new Map<string, Condition>();
  for (const entity of entities) {
    const tableOf = ({ name }: Entity) => realTable(kind, name);
    const condition = belongingCondition({ entity, scope, entities, tableOf });
    if (condition) conditions.set(entity.name, condition);
  }
  return { key: scopeKey(scope), conditions };
}

/** Inside a common table expression, SQLite resolves its name to the expression itself, but PostgreSQL to the table. */
function realTable(kind: DatabaseKind, name: string) {
  return kind === 'sqlite' ? sql`"main".${sql.id(name)}` : sql.table(name);
}

/** Prepends common table expressions that replace the tables a statement names. */
class ScopePlugin implements KyselyPlugin {
  readonly #definitions: ReadonlyMap<string, { of: OperationNode; text: OperationNode }>;

  constructor(kind: DatabaseKind, conditions: ReadonlyMap<string, Condition>) {
    this.#definitions = new Map(
      [...conditions].map(([name, condition]) => {
        const of = sql`(select * from ${realTable(kind, name)} where ${condition})`;
        const text = sql`${sql.id(name)} as not materialized ${of}`;
        return [name, { of: of.toOperationNode(), text: text.toOperationNode() }];
      }),
    );
  }

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    if (node.kind !== 'SelectQueryNode' && node.kind !== 'RawNode') return node;
    const whole = JSON.stringify(node);
    // A name that only looks like a table does no harm: an unused expression costs nothing.
    const named = [...this.#definitions].filter(([name]) => whole.includes(name));
    if (named.length === 0) return node;
    return node.kind === 'RawNode'
      ? beforeText(
          node,
          named.map(([, { text }]) => text),
        )
      : beforeQuery(
          node,
          named.map(([name, { of }]) => expression(name, of)),
        );
  }

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

function expression(name: string, definition: OperationNode): CommonTableExpressionNode {
  const named = CommonTableExpressionNode.create(CommonTableExpressionNameNode.create(name), definition);
  return CommonTableExpressionNode.cloneWith(named, { materialized: false });
}

function beforeQuery(node: SelectQueryNode, expressions: readonly CommonTableExpressionNode[]): SelectQueryNode {
  const all = [...expressions, ...(node.with?.expressions ?? [])];
  const [first, ...others] = all;
  if (!first) return node;
  const clause = others.reduce((before, each) => WithNode.cloneWithExpression(before, each), WithNode.create(first));
  return { ...node, with: clause };
}

/** Merges with the `with` clause of a raw statement that already has one. */
function beforeText(node: RawNode, definitions: readonly OperationNode[]): RawNode {
  const [start = '', ...rest] = node.sqlFragments;
  const own = /^\s*with\s/i.exec(start);
  const after = own ? `, ${start.slice(own[0].length)}` : ` ${start}`;
  const between = definitions.slice(1).map(() => ', ');
  return RawNode.create(['with ', ...between, after, ...rest], [...definitions, ...node.parameters]);
}
