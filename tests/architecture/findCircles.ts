/**
 * Returns the cycles in a graph of modules: groups in which each reaches every other (Tarjan 1972).
 * @param graph what each module imports
 */
export function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (module: string): number => {
    order.set(module, order.size);
    let low = order.size - 1;
    open.push(module);
    for (const target of graph.get(module) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    lowest.set(module, low);
    if (low === order.get(module)) {
      const circle = open.splice(open.indexOf(module));
      if (circle.length > 1 || graph.get(module)?.includes(module)) circles.push(circle.reverse());
    }
    return low;
  };
  for (const module of graph.keys()) if (!order.has(module)) visit(module);
  return circles;
}
