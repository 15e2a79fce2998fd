import Alert from '@mui/material/Alert';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { ReasonLines } from '../refusal/RefusalNotice';
import { refusalReasons, useReasonTexts } from '../refusal/useReasonTexts';
import type { Outcome } from './runOnRecords';

/** Result of a bulk action: how many records succeeded, and the reason for each refused one. */
export function OutcomeList({
  entity,
  operation,
  outcomes,
  total,
}: {
  entity: Pick<Entity, 'name' | 'titleField'>;
  /** The call, if it has inputs. */
  operation?: string;
  outcomes: readonly Outcome[];
  total: number;
}) {
  const translate = useTranslate();
  const reasonTexts = useReasonTexts({ entity, operation });
  const failed = outcomes.filter((outcome) => outcome.failure !== undefined);
  return (
    <>
      <Alert severity={failed.length === outcomes.length ? 'error' : 'warning'}>
        {translate('kit.action.partly', {
          done: outcomes.length - failed.length,
          failed: failed.length,
          skipped: total - outcomes.length,
        })}
      </Alert>
      <List dense disablePadding sx={{ maxHeight: 320, overflow: 'auto' }}>
        {failed.map(({ record, failure }) => (
          <ListItem key={record.id} disableGutters>
            <ListItemText
              primary={String(record[entity.titleField] ?? `#${record.id}`)}
              secondary={failure && <ReasonLines reasons={reasonTexts(refusalReasons(failure))} />}
              slotProps={{ secondary: { component: 'div' } }}
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}
