import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ChartPanel, choiceLabel } from '../../../../core/kit';
import { isCountedReading } from '../../entities/implausibleFields';
import { gradeLimits, HOME_HYPERTENSION, isHomeHypertension } from '../../entities/kinds/bloodPressureGrade';
import { useChartColors } from '../chart/chartColors';
import { useWidth } from '../chart/useWidth';
import { numberOf } from '../kinds/kindDay';
import { clockAt } from '../plot/timeTicks';
import { scaleToPixels, valueTicks } from '../plot/valueScale';
import type { ExtraProps } from './extra';

const SYS = [80, 200] as const;
const DIA = [40, 130] as const;
const HEIGHT = 280;
const MARGIN = { left: 44, right: 12, top: 8, bottom: 34 };

/** The areas of the grades, the worst first. Areas overlap: each extends up to the lower limit of the next worse grade,
 * which is drawn before it. */
const GRADES = [...gradeLimits.map(({ grade }) => grade), 'normal' as const].map((grade, position) => {
  const { sys, dia } = gradeLimits[position - 1] ?? { sys: SYS[1], dia: DIA[1] };
  return { grade, sys, dia };
});

/** Plots the readings of the day on the areas of the grades. The worse of the two numbers decides the grade. */
export default function GradeScatter({ definition: { entity }, day }: ExtraProps) {
  const translate = useTranslate();
  const colors = useChartColors();
  const [frame, width] = useWidth<HTMLDivElement>();
  const inner = Math.max(1, Math.min(width, 520) - MARGIN.left - MARGIN.right);
  const height = HEIGHT - MARGIN.top - MARGIN.bottom;
  const x = (dia: number) => MARGIN.left + inner - scaleToPixels(within(dia, DIA), DIA, inner);
  const y = (sys: number) => MARGIN.top + scaleToPixels(within(sys, SYS), SYS, height);
  const title = translate('record-manage.day.bloodPressure.scatter');
  const readings = day.events.filter(isCountedReading);
  return (
    <ChartPanel title={title} empty={readings.length === 0 ? translate('record-manage.day.noData') : undefined}>
      <Box ref={frame} sx={{ '& svg': { display: 'block', maxWidth: '100%' } }}>
        <svg
          width={Math.min(width, 520)}
          height={HEIGHT}
          viewBox={`0 0 ${Math.min(width, 520)} ${HEIGHT}`}
          role="img"
          aria-label={`${title}: ${readings.map((event) => `${numberOf(event, 'sys')}/${numberOf(event, 'dia')}`).join(', ')}`}
        >
          {GRADES.map(({ grade, sys, dia }) => (
            <rect
              key={grade}
              x={x(DIA[0])}
              y={y(sys)}
              width={x(dia) - x(DIA[0])}
              height={y(SYS[0]) - y(sys)}
              fill={colors.grades[grade]}
            />
          ))}
          <g fontSize={11} fill={colors.soft}>
            {valueTicks(SYS, 6).map((value) => (
              <text key={value} x={MARGIN.left - 6} y={y(value) + 4} textAnchor="end">
                {value}
              </text>
            ))}
            {valueTicks(DIA, 6).map((value) => (
              <text key={value} x={x(value)} y={HEIGHT - MARGIN.bottom + 14} textAnchor="middle">
                {value}
              </text>
            ))}
            <text x={MARGIN.left + inner / 2} y={HEIGHT - 4} textAnchor="middle">
              {translate('record-manage.day.bloodPressure.diastolic')}
            </text>
            <text transform={`translate(11 ${MARGIN.top + height / 2}) rotate(-90)`} textAnchor="middle">
              {translate('record-manage.day.bloodPressure.systolic')}
            </text>
          </g>
          {/* Readings beyond this line count as hypertension at home and are red. */}
          <path
            d={`M${x(DIA[0])} ${y(HOME_HYPERTENSION.sys)}H${x(HOME_HYPERTENSION.dia)}V${y(SYS[0])}`}
            fill="none"
            stroke={colors.text}
            strokeDasharray="4 3"
          />
          <g fontSize={11} fill={colors.text} strokeWidth={4} paintOrder="stroke">
            {GRADES.map(({ grade, sys }) => (
              <text key={grade} x={x(DIA[0]) + 6} y={y(sys) + 14} stroke={colors.grades[grade]}>
                {translate(choiceLabel(entity, 'grade', grade))}
              </text>
            ))}
          </g>
          {readings.map((event) => (
            <circle
              key={numberOf(event, 'sec')}
              cx={x(numberOf(event, 'dia'))}
              cy={y(numberOf(event, 'sys'))}
              r={5}
              fill={isHomeHypertension(numberOf(event, 'sys'), numberOf(event, 'dia')) ? colors.critical : colors.first}
              stroke={colors.paper}
              strokeWidth={1.5}
            >
              <title>{`${clockAt(numberOf(event, 'sec'))} ${numberOf(event, 'sys')}/${numberOf(event, 'dia')} mmHg`}</title>
            </circle>
          ))}
        </svg>
      </Box>
    </ChartPanel>
  );
}

const within = (value: number, [least, greatest]: readonly [number, number]) =>
  Math.min(greatest, Math.max(least, value));
