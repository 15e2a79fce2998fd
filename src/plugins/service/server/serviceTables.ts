import type { ExtraTable } from '../../../../server/plugin-api';

const text = { type: 'text', required: true } as const;
const integer = { type: 'integer', required: true } as const;
const optionalText = { type: 'text' } as const;
const optionalInteger = { type: 'integer' } as const;

/** Tables of this section besides its entities. Times are milliseconds since 1970. */
export const serviceTables = [
  {
    // Photos and handsets of visits, for detecting reuse in other visits; only the risk rules write it.
    name: 'visitTrace',
    columns: {
      applicationId: integer,
      kind: text,
      value: text,
      pHash: optionalText,
      time: integer,
      attendantId: optionalInteger,
    },
    indexes: [['applicationId'], ['value', 'time'], ['attendantId', 'kind', 'time'], ['time']],
  },
] as const satisfies readonly ExtraTable[];

declare module '../../../../server/plugin-api/tableTypes' {
  interface TableTypes extends TablesOf<typeof serviceTables> {}
}
