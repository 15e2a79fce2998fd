import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Entity } from '../../../../../contract/defineEntity';
import type { DeletionFacts } from '../../../../../contract/deletion';
import { formatMoment } from '../../entity/formatValue';
import { type KitRecord, recordTitle } from '../../entity/recordTitle';
import { Actor } from '../../field/Actor';
import { useFieldValues } from '../../field/FieldValue';

export type DeletedRecord = KitRecord & DeletionFacts;

/** Number of facts that tell records of the same name apart. */
const FACTS = 3;
/** Kinds that take more than a few words. */
const LONG_KINDS = new Set(['image', 'images', 'audio', 'list', 'group', 'json']);

export interface DeletedRowProps {
  entity: Entity;
  record: DeletedRecord;
  isBusy: boolean;
  onRestore: () => void;
}

/** A deleted record: its name and first facts, who deleted it and when, and the button that restores it. */
export function DeletedRow({ entity, record, isBusy, onRestore }: DeletedRowProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const shownValue = useFieldValues(record);
  const name = recordTitle({ record, titleField: entity.titleField, locale });
  const facts = factsOf(entity).filter((source) => record[source] != null && record[source] !== '');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingBlock: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          {facts.slice(0, FACTS).map((source) => (
            <span key={source}>{shownValue({ entity, source })}</span>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>
          <span>{translate('kit.deleted.at', { time: formatMoment(record.deleteTime) })}</span>
          <span>
            <Actor code={record.deleteBy} />
          </span>
        </Box>
      </Box>
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        aria-label={translate('kit.deleted.restoreOf', { name })}
        onClick={onRestore}
        sx={{ flex: 'none' }}
      >
        {translate('kit.deleted.restore')}
      </Button>
    </Box>
  );
}

function factsOf({ titleField, columns = [], fields }: Entity): string[] {
  return columns.filter((name) => {
    const field = fields[name];
    return name !== titleField && field !== undefined && !LONG_KINDS.has(field.kind);
  });
}
