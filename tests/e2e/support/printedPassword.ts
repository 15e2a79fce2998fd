import type { ProductStage } from './describeProduct';

/** Returns the password that the server generated and printed at its first start. */
export function printedPassword({ product }: ProductStage): string {
  const password = /password:\s+(\S+)/.exec(product.output())?.[1];
  if (!password) throw new Error(`no password was printed:\n${product.output()}`);
  return password;
}
