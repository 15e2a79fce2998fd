import { normalizeForComparison } from '../../../../../contract/values/normalizeForComparison';
import type { Context, Queries } from '../../../../../server/plugin-api';
import { groupedBy, readVersions } from '../../../../../server/plugin-api/builtin';
import { type ElderlyType, elderlyType } from '../../../elderly/entities/types/elderlyType';
import type { InputRow } from '../../entities/input/parseInputRow';
import { type ServiceType, serviceType } from '../../entities/serviceType';
import { type KnownApplication, knownApplications } from './knownApplications';
import { attendantsBy, eldersBy, type KnownAttendant, type KnownElder } from './knownPeople';
import { type KnownVisit, knownVisits } from './knownVisits';

/** All records that the rows of a file reference, read with one query for each kind of key, however many rows there are. */
export interface KnownRecords {
  elderByNo: ReadonlyMap<string, KnownElder>;
  eldersByIdNo: ReadonlyMap<string, readonly KnownElder[]>;
  /** For rows that identify the elder only by name; keys are normalized names. */
  eldersByName: ReadonlyMap<string, readonly KnownElder[]>;
  attendantByNo: ReadonlyMap<string, KnownAttendant>;
  attendantByPhone: ReadonlyMap<string, KnownAttendant>;
  attendantsByName: ReadonlyMap<string, readonly KnownAttendant[]>;
  /** By code and by name, in the form of `comparedText`. */
  serviceByText: ReadonlyMap<string, ServiceType>;
  services: ReadonlyMap<number, ServiceType>;
  programmes: ReadonlyMap<number, ElderlyType>;
  /** Imported applications, by the number of the other system. */
  applications: ReadonlyMap<string, KnownApplication>;
  /** By our own number. */
  applicationByNo: ReadonlyMap<string, KnownApplication>;
  visits: readonly KnownVisit[];
}

interface KnownRecordsQuery {
  queries: Queries;
  context: Pick<Context, 'database' | 'dictionaries'>;
  rows: readonly InputRow[];
}

/**
 * Reads the records that rows reference, within the transaction of the queries. References are limited to the author's
 * data scope; rules check all visits.
 */
export async function knownRecords({ queries, context, rows }: KnownRecordsQuery): Promise<KnownRecords> {
  const scopedQueries = context.database.applyScope(queries);
  const keys = (
    name: 'elderlyNo' | 'idNo' | 'attendantNo' | 'attendantPhone' | 'attendantName' | 'externalNo' | 'applicationNo',
    sourceRows: readonly InputRow[] = rows,
  ) => [...new Set(sourceRows.flatMap((row) => row[name] ?? []))];
  const elders = (column: 'elderlyNo' | 'idNo') => eldersBy(scopedQueries, column, keys(column));
  const [eldersByNumber, byIdNo] = [await elders('elderlyNo'), await elders('idNo')];
  const rowsByName = rows.filter(({ elderlyNo, idNo }) => elderlyNo === null && idNo === null);
  const byName = await eldersBy(scopedQueries, 'name', [...new Set(rowsByName.map(({ elderlyName }) => elderlyName))]);
  const byAttendantNo = await attendantsBy(scopedQueries, 'attendantNo', keys('attendantNo'));
  const byPhone = await attendantsBy(scopedQueries, 'phone', keys('attendantPhone'));
  const rowsByAttendantName = rows.filter(
    ({ attendantNo, attendantPhone }) => attendantNo === null && attendantPhone === null,
  );
  const byAttendantName = await attendantsBy(scopedQueries, 'name', keys('attendantName', rowsByAttendantName));
  const importedApplications = await knownApplications({
    queries,
    scopedQueries,
    column: 'externalNo',
    numbers: keys('externalNo'),
  });
  const applicationsByNumber = await knownApplications({
    queries,
    scopedQueries,
    column: 'applicationNo',
    numbers: keys('applicationNo'),
  });
  const versions = await readVersions(queries);
  const services = await context.dictionaries.get(serviceType, versions.get(serviceType.name) ?? 0, queries);
  const programmes = await context.dictionaries.get(elderlyType, versions.get(elderlyType.name) ?? 0, queries);
  return {
    elderByNo: new Map(eldersByNumber.map((elder) => [elder.elderlyNo ?? '', elder])),
    eldersByIdNo: groupedBy(byIdNo, ({ idNo }) => idNo ?? ''),
    eldersByName: groupedBy(byName, ({ name }) => normalizeForComparison(name)),
    attendantByNo: new Map(byAttendantNo.map((one) => [one.attendantNo ?? '', one])),
    attendantByPhone: new Map(byPhone.map((one) => [one.phone, one])),
    attendantsByName: groupedBy(byAttendantName, ({ name }) => normalizeForComparison(name)),
    // A code takes precedence over an equal name.
    serviceByText: new Map(
      (['nameJa', 'nameEn', 'name', 'code'] as const).flatMap((key) =>
        [...services.values()].map((record) => [normalizeForComparison(record[key] ?? ''), record] as const),
      ),
    ),
    services,
    programmes,
    applications: new Map(importedApplications.map((one) => [one.externalNo ?? '', one])),
    applicationByNo: new Map(applicationsByNumber.map((one) => [one.applicationNo ?? '', one])),
    visits: await knownVisits({
      queries,
      rows,
      elderlyIds: [...eldersByNumber, ...byIdNo, ...byName].map(({ id }) => id),
      attendantIds: [...byAttendantNo, ...byPhone, ...byAttendantName].map(({ id }) => id),
    }),
  };
}
