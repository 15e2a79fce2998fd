import type { ProductStage } from './describeProduct';

/** The password the server made up and printed at its first start. */
export function printedPassword({ product }: ProductStage): string {
  const password = /password:\s+(\S+)/.exec(product.output())?.[1];
  if (!password) throw new Error(`no password was printed:\n${product.output()}`);
  return password;
}
