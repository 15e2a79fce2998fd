import { addDays, dayAt } from '../../../contract/moment';
import { inDatabase } from '../../../harness/inDatabase';
import type { Product } from '../../../harness/startProduct';
import type { InputLine } from '../../server/builders/serviceInputs';

/** A service that every caregiver offers and every grade may receive. */
const SERVICE = 'LIFE06';

/** Lines of a service-input file: visits to demo elders on past days, before the demo attendants begin to work. */
export async function visitLines(product: Product, count: number): Promise<InputLine[]> {
  const today = dayAt(Date.now());
  const { elders, attendants } = await inDatabase(product, async ({ read }) => ({
    elders: await read
      .selectFrom('elderly')
      .select(['elderlyNo', 'name'])
      .where('status', '=', 'active')
      .orderBy('id')
      .execute(),
    attendants: await read
      .selectFrom('attendant as one')
      .innerJoin('attendant_serviceTypeIds as link', 'link.ownerId', 'one.id')
      .innerJoin('serviceType as type', 'type.id', 'link.targetId')
      .select('one.attendantNo')
      .where('one.status', '=', 'passed')
      .where('one.certExpire', '>', today)
      .where('type.code', '=', SERVICE)
      .orderBy('one.id')
      .execute(),
  }));
  return Array.from({ length: count }, (_, index): InputLine => {
    const elder = elders[index % elders.length];
    const attendant = attendants[index % attendants.length];
    const day = addDays(today, -1 - Math.floor(index / elders.length));
    return {
      externalNo: `V-${index + 1}`,
      elderlyNo: String(elder?.elderlyNo),
      elderlyName: String(elder?.name),
      serviceTypeCode: SERVICE,
      attendantNo: String(attendant?.attendantNo),
      planStart: `${day} 05:00`,
      planEnd: `${day} 05:45`,
      actualStart: `${day} 05:01`,
      actualEnd: `${day} 05:46`,
      payerType: 'self',
    };
  });
}
