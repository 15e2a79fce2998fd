import type { DemoWriteContext } from '../../../../server/demo/DemoModule';
import type { DemoPlan } from '../../../../server/demo/demoPlan';
import type { WriteTransaction } from '../../../../server/plugin-api';
import { type FigureSubjects, refreshFigures } from '../server/serviceApplication/figures';
import { postSettlements } from '../server/settlement/settlementEntries';

/** Updates the figures of elders and attendants that derive from the written visits, and posts their settlements. */
export async function completeVisits({ transaction }: DemoWriteContext, { now }: DemoPlan): Promise<void> {
  await postSettlements(transaction, now);
  await refreshFigures({ transaction, ...(await visitedAndVisiting(transaction)), now });
}

async function visitedAndVisiting(transaction: WriteTransaction): Promise<FigureSubjects> {
  const idsIn = async (field: 'elderlyId' | 'attendantId') => {
    const rows = await transaction.selectFrom('serviceApplication').select(`${field} as id`).distinct().execute();
    return rows.map(({ id }) => Number(id)).filter((id) => id > 0);
  };
  return { elderlyIds: await idsIn('elderlyId'), attendantIds: await idsIn('attendantId') };
}
