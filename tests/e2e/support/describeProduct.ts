import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openBrowser } from '../../../harness/browser/openBrowser';
import { postgresDatabases, type TestDatabases } from '../../../harness/postgres/postgresDatabases';
import { type Product, startProduct } from '../../../harness/startProduct';
import type { SqlDialect } from '../../../server/db/database';
import { openPage } from './openPage';
import { startDemoProduct } from './startDemoProduct';

/** The tools of browser tests. */
export interface ProductStage {
  readonly kind: SqlDialect;
  /** The running product; one for all tests of the `describe`. */
  readonly product: Product;
  /** Opens a page in a new profile; relative addresses are resolved against the product. */
  openPage(options?: BrowserContextOptions): Promise<Page>;
}

export interface StageOptions {
  /** Generates and prints a password at a separate first start, as for a new installation. */
  firstStart?: boolean;
}

/**
 * Runs the same browser tests against the real, built product: once on SQLite, once on PostgreSQL.
 *
 * @example describeProduct('signing in', (stage) => { it('…', async () => { const page = await stage.openPage(); … }) })
 */
export function describeProduct(title: string, tests: (stage: ProductStage) => void, options: StageOptions = {}): void {
  describeProductOn('sqlite', title, tests, options);
  describeProductOn('postgres', title, tests, options);
}

/** The same on one database, for tests that only show records; server tests run every call on both. */
export function describeProductOn(
  kind: SqlDialect,
  title: string,
  tests: (stage: ProductStage) => void,
  { firstStart = false }: StageOptions = {},
): void {
  describe(`${title} (${kind})`, () => {
    const databases = kind === 'postgres' ? postgresDatabases(() => inject('postgresUrl')) : undefined;
    let product: Product | undefined;
    let browser: Browser | undefined;

    beforeAll(async () => {
      product = await (firstStart ? startAfresh(databases) : startDemoProduct(databases));
      browser = await openBrowser();
    });
    afterAll(async () => {
      try {
        await browser?.close();
        await product?.stop();
      } finally {
        await databases?.removeAll();
      }
    });

    const running = <T>(value: T | undefined): T => {
      if (value === undefined) throw new Error('only tests and hooks may use the product; it starts before them');
      return value;
    };
    tests({
      kind,
      get product() {
        return running(product);
      },
      openPage: (pageOptions) => openPage(running(browser), { baseURL: running(product).url, ...pageOptions }),
    });
  });
}

async function startAfresh(databases: TestDatabases | undefined): Promise<Product> {
  return startProduct({ databaseUrl: await databases?.create(), environment: { ADMIN_PASSWORD: undefined } });
}
