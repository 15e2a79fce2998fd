import { birthDateOf } from '../../../../server/demo/demoMoments';
import type { Draw, Weighted } from '../../../../server/demo/draw';
import type { CapacityGrade } from '../entities/assessment/capacity';
import type { ChronicDisease } from '../entities/assessment/chronicDiseases';
import type { Gender } from '../entities/identity/gender';
import { assessmentFor, type CapacityAssessment } from './capacityAssessment';
import { elderlyGender } from './elderlyIdentity';

/** The interdependent facts about an elder. Type-list entries are given by code. */
export interface ElderlyProfile {
  gender: Gender;
  age: number;
  birthDate: string;
  grade: CapacityGrade;
  assessment: CapacityAssessment;
  diseases: ChronicDisease[];
  marital: string;
  living: string;
  municipal: string[];
  programme: string;
}

/**
 * Draws a profile. The shares match our clients, who are frailer than the national average. Ability depends on age,
 * dementia on ability, widowhood on age, and the household on marital status.
 */
export function elderlyProfile(draw: Draw, today: string): ElderlyProfile {
  const gender = elderlyGender(draw);
  const decade = draw.weighted('age.decade', decades);
  const age = decade === 100 ? draw.integer('age', 100, 104) : draw.integer('age', decade, decade + 9);
  const grade = draw.weighted('grade', gradesByDecade[decade]);
  const diseases = diseasesOf(draw, grade);
  const marital = draw.weighted('marital', maritalByDecade[decade]);
  const living = draw.weighted('living', marital === '20' ? livingOfMarried : livingOfOthers);
  return {
    gender,
    age,
    birthDate: birthDateOf({ draw, age, today }),
    grade,
    assessment: assessmentFor({ draw, grade, diseases }),
    diseases,
    marital,
    living,
    municipal: municipalOf({ draw, age, living }),
    programme: draw.weighted('programme', programmesByGrade[grade]),
  };
}

type Decade = 60 | 70 | 80 | 90 | 100;
const decades: Weighted<Decade> = [
  [60, 28],
  [70, 38],
  [80, 28],
  [90, 5.8],
  [100, 0.2],
];

const grades = (...weights: number[]): Weighted<CapacityGrade> =>
  weights.map((weight, grade) => [grade as CapacityGrade, weight] as const);
const oldestGrades = grades(3, 17, 30, 31, 19);
const gradesByDecade: Record<Decade, Weighted<CapacityGrade>> = {
  60: grades(45, 30, 13, 8, 4),
  70: grades(30, 33, 19, 12, 6),
  80: grades(12, 28, 27, 23, 10),
  90: oldestGrades,
  100: oldestGrades,
};

/** Codes of GB/T 2261.2: never married, married, widowed, divorced, not stated. */
const marriage = (never: number, married: number, widowed: number, divorced: number): Weighted<string> => [
  ['10', never],
  ['20', married],
  ['30', widowed],
  ['40', divorced],
  ['90', 0.5],
];
const maritalByDecade: Record<Decade, Weighted<string>> = {
  60: marriage(2, 77.5, 14, 6),
  70: marriage(1.5, 62, 32, 4),
  80: marriage(1, 39.5, 57, 2),
  90: marriage(1, 18, 79, 1),
  100: marriage(1, 5, 93, 1),
};

/** Codes of GB/T 42195: alone, spouse, children, siblings, other kin, non-kin, institution, other. */
const household = (...weights: number[]): Weighted<string> =>
  ['1', '2', '3', '5', '6', '7', '8', '9'].map((code, index) => [code, weights[index] ?? 0] as const);
const livingOfMarried = household(11, 69, 16.5, 0.3, 0.7, 0.5, 0.5, 1.5);
const livingOfOthers = household(42, 0, 41, 2, 6, 4, 1.7, 2.7);

function diseasesOf(draw: Draw, grade: CapacityGrade): ChronicDisease[] {
  return draw.some<ChronicDisease>('disease', {
    hypertension: 0.58,
    coronaryHeart: 0.17,
    diabetes: 0.21,
    copd: 0.07,
    stroke: [0.01, 0.04, 0.11, 0.22, 0.3][grade] ?? 0,
    parkinson: 0.02,
    renalFailure: 0.02,
    tumour: 0.03,
    cataract: 0.12,
    osteoporosis: 0.18,
    dementia: [0, 0.03, 0.08, 0.17, 0.27][grade] ?? 0,
    otherMental: grade === 0 ? 0 : 0.008,
  });
}

/** Draws the civil-affairs categories; the priority of the type list determines the primary one. */
function municipalOf({ draw, age, living }: { draw: Draw; age: number; living: string }): string[] {
  const oldest = age >= 80;
  const codes: string[] = [];
  if (draw.chance('municipal.special', oldest ? 0.41 : 0.14)) codes.push(draw.weighted('municipal', specialCategories));
  if (oldest) codes.push('GL');
  const alone = living === '1' || living === '2';
  if (alone && codes.length === 0 && draw.chance('municipal.emptyNest', 0.14)) codes.push('KC');
  return codes.length > 0 ? codes : ['PT'];
}

const specialCategories: Weighted<string> = [
  ['DB', 8],
  ['DSR', 5],
  ['CJ', 4],
  ['YF', 2.5],
  ['SD', 1.5],
  ['TK', 1.5],
  ['DBBY', 0.2],
  ['ZC', 0.1],
  ['LM', 0.1],
  ['LS', 0.1],
];

const programmes = (gov: number, insurance: number, self: number, bed: number, charity: number): Weighted<string> => [
  ['GOV', gov],
  ['LTCI', insurance],
  ['SELF', self],
  ['HBED', bed],
  ['CHARITY', charity],
];
const dependent = programmes(21, 61, 6, 10, 2);
const programmesByGrade: Record<CapacityGrade, Weighted<string>> = {
  0: programmes(66, 0, 24, 3, 7),
  1: programmes(62, 8, 15, 10, 5),
  2: dependent,
  3: dependent,
  4: dependent,
};
