import type { ExtraTable } from '../../../../server/plugin-api';

const text = { type: 'text', required: true } as const;
const integer = { type: 'integer', required: true } as const;
const optionalText = { type: 'text' } as const;
const optionalInteger = { type: 'integer' } as const;

/** What this section keeps besides its entities. Times are milliseconds since 1970. */
export const serviceTables = [
  {
    // Photos and handsets of visits, which no other visit may share; written by the risk rules only.
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
