import type { Problem } from '../../../../../contract/problems';

/** A message in react-admin's format. */
interface TreeMessage {
  message: string;
  args: object;
}

/** Messages nested like the form's values. */
export interface ProblemTree {
  [name: string]: TreeMessage | ProblemTree | (ProblemTree | undefined)[];
}

/**
 * Nests problems like the values they refer to (`contacts.0.phone` -> `{ contacts: [{ phone }] }`). Only the first problem
 * of a field is shown; problems of rows take precedence over one of the whole list.
 */
export function problemTree(problems: readonly Problem[]): ProblemTree {
  const root: Node = { children: new Map() };
  for (const problem of problems) {
    let node = root;
    for (const part of problem.field.split('.')) node = childOf(node, part);
    node.message ??= { message: `problems.${problem.code}`, args: problem.params ?? {} };
  }
  return treeOf(root);
}

interface Node {
  message?: TreeMessage;
  children: Map<string, Node>;
}

function childOf(node: Node, part: string): Node {
  const existing = node.children.get(part);
  if (existing) return existing;
  const child: Node = { children: new Map() };
  node.children.set(part, child);
  return child;
}

function treeOf(node: Node): ProblemTree {
  const tree: ProblemTree = {};
  for (const [name, child] of node.children) {
    if (child.children.size === 0) {
      if (child.message) tree[name] = child.message;
    } else if ([...child.children.keys()].every((key) => /^\d+$/.test(key))) {
      tree[name] = rowsOf(child);
    } else {
      tree[name] = treeOf(child);
    }
  }
  return tree;
}

/** Rows without a problem are empty objects, because react-admin walks every row. */
function rowsOf(node: Node): ProblemTree[] {
  const length = Math.max(...[...node.children.keys()].map(Number)) + 1;
  return Array.from({ length }, (_, at) => {
    const row = node.children.get(String(at));
    if (!row) return {};
    return row.children.size === 0 ? {} : treeOf(row);
  });
}
