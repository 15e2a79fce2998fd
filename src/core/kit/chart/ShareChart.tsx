import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useCreatePath, useDataProvider, useGetList, useTranslate } from 'react-admin';
import type { FigurePerRecord } from '../../../../contract/figures';
import { useEntityResource } from '../../plugin-api';
import { choiceLabel } from '../entity/labels';
import { recordTitle } from '../entity/recordTitle';
import { useLocaleCode } from '../entity/useLocaleCode';
import { toneColor } from '../field/toneColor';
import { toneOf } from '../field/toneOf';
import { BarList } from './BarList';
import { ChartPanel } from './ChartPanel';
import { ListLink } from './ListLink';
import type { ChartPart, RecordChartProps } from './RecordChart';

/** Height while the counts are unknown, in pixels. */
const HEIGHT = 200;
/** Maximum number of entries of a short list. */
const ENTRIES_MAX = 50;

type ResourceChartProps = RecordChartProps & { resource: string };

/** Records by the codes of a choice, in the colors of the codes. */
export function ChoiceChart({ field, ...props }: ResourceChartProps & { field: string }) {
  const { entity, filter } = props;
  const described = entity.fields[field];
  const codes = described?.kind === 'choice' ? described.values : [];
  const isColored = codes.some((code) => toneOf(entity, field, code) !== 'neutral');
  return (
    <PartChart
      {...props}
      parts={codes.map((code) => ({
        label: choiceLabel(entity, field, code),
        filter: { ...filter, [field]: code },
        // If no code has a color, the primary one: gray would look inactive.
        ...(isColored && { color: toneColor(toneOf(entity, field, code)) }),
      }))}
    />
  );
}

/** Records by the entries of a short list. */
export function EntryChart({
  each,
  ...props
}: ResourceChartProps & { each: Omit<FigurePerRecord, 'entity' | 'filter'> }) {
  const locale = useLocaleCode();
  const resource = useEntityResource(each.of.name) ?? '';
  const { data, error } = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: ENTRIES_MAX },
      sort: { field: each.sort, order: 'ASC' },
      filter: each.where,
    },
    { retry: false, enabled: resource !== '' },
  );
  if (resource === '' || error) return null;
  const parts = data
    ?.filter((record) => !each.isExcluded?.(record))
    .map((record) => ({
      label: recordTitle({ record, titleField: each.of.titleField, locale }),
      filter: { ...props.filter, [each.field]: record.id },
    }));
  return <PartChart {...props} parts={parts} />;
}

/** Records in named parts; `undefined` while the parts load. */
export function PartChart({
  title,
  resource,
  filter = {},
  parts,
  isScale,
}: Omit<ResourceChartProps, 'parts'> & { parts: readonly (ChartPart & { color?: string })[] | undefined }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const dataProvider = useDataProvider();
  const { data: counts, isError } = useQuery({
    queryKey: [resource, 'parts', parts?.map((part) => part.filter)],
    queryFn: ({ signal }) =>
      Promise.all(
        (parts ?? []).map(async (part) => {
          const listParams = {
            pagination: { page: 1, perPage: 1 },
            sort: { field: 'id', order: 'DESC' as const },
            filter: part.filter,
            meta: { fields: ['id'] },
            signal,
          };
          return (await dataProvider.getList(resource, listParams)).total ?? 0;
        }),
      ),
    enabled: parts !== undefined,
    retry: false,
  });
  // The HTTP client has shown the failure.
  if (isError) return null;
  const list = createPath({ resource, type: 'list' });
  const rows = (parts ?? []).map(({ label, filter: partFilter, color }, at) => ({
    key: JSON.stringify(partFilter),
    name: translate(label, { _: label }),
    value: counts?.[at] ?? 0,
    to: `${list}?filter=${encodeURIComponent(JSON.stringify(partFilter))}`,
    ...(color !== undefined && { color }),
  }));
  const isEmpty = counts?.every((count) => count === 0) === true;
  return (
    <ChartPanel title={translate(title)} empty={isEmpty ? translate('kit.trend.none') : undefined}>
      <Box sx={{ display: 'flex', flex: 1, minHeight: HEIGHT, marginBlockEnd: 1 }}>
        {counts ? (
          <BarList rows={rows} isScale={isScale} />
        ) : (
          <Skeleton variant="rounded" width="100%" height={HEIGHT} />
        )}
      </Box>
      <ListLink resource={resource} filter={filter} />
    </ChartPanel>
  );
}
