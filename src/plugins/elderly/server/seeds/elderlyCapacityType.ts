import { type Seed, standardRows } from '../../../../../contract/seed';
import { type CapacityGrade, capacityBands } from '../../entities/assessment/capacity';
import type { elderlyCapacityType } from '../../entities/types/elderlyCapacityType';

type Row = Seed<typeof elderlyCapacityType>;

/** Names of GB/T 42195-2022; the monthly caps are our own. */
const grades: Record<
  CapacityGrade,
  Pick<Row, 'name' | 'nameEn' | 'nameJa' | 'monthlyVisitCap' | 'color' | 'description'>
> = {
  0: { name: '能力完好', nameEn: 'Intact', nameJa: '自立', color: '#67C23A', description: '只安排生活类服务' },
  1: {
    name: '能力轻度受损（轻度失能）',
    nameEn: 'Mild impairment',
    nameJa: '軽度の低下',
    monthlyVisitCap: 8,
    color: '#409EFF',
  },
  2: {
    name: '能力中度受损（中度失能）',
    nameEn: 'Moderate impairment',
    nameJa: '中等度の低下',
    monthlyVisitCap: 12,
    color: '#E6A23C',
  },
  3: {
    name: '能力重度受损（重度失能）',
    nameEn: 'Severe impairment',
    nameJa: '重度の低下',
    monthlyVisitCap: 20,
    color: '#F56C6C',
  },
  4: {
    name: '能力完全丧失（完全失能）',
    nameEn: 'Complete loss',
    nameJa: '全面的な要介助',
    monthlyVisitCap: 30,
    color: '#C45656',
  },
};

/** The five grades with their ranges of scores. */
export const elderlyCapacityTypeSeeds: Row[] = standardRows(
  capacityBands.map(
    ({ grade, min, max }): Row => ({
      ...grades[grade],
      code: String(grade),
      level: grade,
      scoreMin: min,
      scoreMax: max,
      standard: 'GB/T 42195-2022',
    }),
  ),
);
