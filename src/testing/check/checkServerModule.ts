import type { Entity } from '../../../contract/defineEntity';
import { operationsOf } from '../../../contract/operations';
import { loadOperationTexts } from '../../../contract/texts/operationTexts';
import { languagesWithout, readTexts } from './textFiles';

/** The checked parts of a server module. `defineServerPlugin` returns one. */
export interface ServerModule {
  id: string;
  entities?: readonly Entity[];
  extensions?: Readonly<Record<string, { operations?: Readonly<Record<string, unknown>> }>>;
  texts?: Readonly<Record<string, () => Promise<unknown>>>;
}

/**
 * Reports operations that are declared without a handler, handlers without a declaration, and operations without a
 * name.
 */
export async function checkServerModule(
  serverModule: ServerModule,
  browserEntities: readonly Entity[],
): Promise<string[]> {
  const { entities = [], extensions = {}, texts: files = {} } = serverModule;
  const { texts, problems } = await readTexts(files);
  // The host has the names of operations that several sections share, such as those of packages.
  const operationNames = await loadOperationTexts('zh-CN');
  const names = new Set(entities.map(({ name }) => name));
  const unknown = browserEntities.filter(({ name }) => !names.has(name)).map(({ name }) => name);
  return [
    ...problems,
    ...unknown.map((name) => `The console shows ${name}, which the server module does not list in its entities.`),
    ...entities.flatMap((entity) => {
      const declared = Object.keys({ ...entity.reads, ...entity.calls });
      const handledOperations = Object.keys(extensions[entity.name]?.operations ?? {});
      const known = new Set(operationsOf(entity).map(({ operation }) => operation));
      return [
        // The host carries out declared reads; a handler only overrides that.
        ...Object.keys(entity.calls ?? {})
          .filter((operation) => !handledOperations.includes(operation))
          .map(
            (operation) =>
              `The operation ${operation} of ${entity.name} is declared, but the server module has no handler for it.`,
          ),
        ...handledOperations
          .filter((operation) => !known.has(operation))
          .map(
            (operation) => `The server module has a handler for ${operation}, which ${entity.name} does not declare.`,
          ),
        ...declared
          .filter((operation) => !Object.hasOwn(operationNames, operation))
          .flatMap((operation) => {
            const without = languagesWithout(texts, 'operations', operation);
            return without.length > 0
              ? [`The operation ${operation} has no name in ${without.join(', ')} (texts/operations).`]
              : [];
          }),
      ];
    }),
  ];
}
