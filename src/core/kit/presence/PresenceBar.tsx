import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useEditContext, useGetIdentity, useLocaleState, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Entity } from '../../../../contract/defineEntity';
import { listSeparator } from '../../../../contract/values/listSeparator';
import { sameValue } from '../entity/changedFields';
import { fieldLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { useConcurrentSave } from './useConcurrentSave';
import { useOtherEditors } from './useOtherEditors';

/** Maximum number of field names; more are not listed. */
const NAMED_MAX = 6;

/**
 * Shows which other users have the record open in a form, and what they have saved meanwhile. It is at the bottom of the
 * form, where it shifts no inputs or buttons.
 */
export default function PresenceBar({ entity, record }: { entity: Entity; record: KitRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { others, names } = useOtherEditors(entity, record.id);
  const theirs = useConcurrentSave(entity, record);
  const { data: identity } = useGetIdentity();
  const isOwn = theirs?.updateBy === `admin:${identity?.adminId}`;
  if (others.length === 0 && !theirs) return null;
  return (
    <>
      {theirs && !isOwn && (
        <SavedNotice entity={entity} record={record} theirs={theirs} author={authorOf(theirs, names)} />
      )}
      {others.length > 0 && (
        <Chip
          role="status"
          size="small"
          icon={<GroupOutlinedIcon />}
          color="info"
          variant="outlined"
          sx={chipSx}
          label={translate('kit.presence.editing', {
            names: others.map(({ name }) => name).join(listSeparator(locale)),
          })}
        />
      )}
    </>
  );
}

/**
 * A separate line. It is above the buttons while the bar is stuck over the form and grows upward, and below them while it
 * grows downward. The buttons never move. Browsers without scroll-state queries show it above.
 */
const lineSx = {
  flexBasis: '100%',
  order: -1,
  '@container not scroll-state(stuck: bottom)': { order: 1 },
} as const;

/** Beside the buttons if there is room. */
const chipSx: SxProps<Theme> = ({ breakpoints }) => ({
  maxWidth: '50%',
  [breakpoints.down('sm')]: { ...lineSx, maxWidth: '100%', justifyContent: 'flex-start' },
});

interface SavedNoticeProps {
  entity: Entity;
  record: KitRecord;
  theirs: KitRecord;
  author: string | undefined;
}

function SavedNotice({ entity, record, theirs, author }: SavedNoticeProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { refetch } = useEditContext<KitRecord>();
  const { dirtyFields } = useFormState();
  const [isBusy, setBusy] = useState(false);
  const changed = Object.keys(entity.fields).filter((name) => !sameValue(record[name], theirs[name]));
  const conflictingFields = changed.filter((name) => name in dirtyFields);
  const labels = (fields: readonly string[]) =>
    fields
      .slice(0, NAMED_MAX)
      .map((name) => translate(fieldLabel(entity, name)))
      .join(listSeparator(locale));
  const name = author ?? translate('kit.presence.somebody');
  const merge = async () => {
    setBusy(true);
    // The form keeps the user's input and takes everything else from the record.
    await refetch();
    setBusy(false);
  };
  return (
    <Alert
      severity={conflictingFields.length > 0 ? 'warning' : 'info'}
      sx={[lineSx, { paddingBlock: 0 }]}
      action={
        <Button color="inherit" size="small" loading={isBusy} onClick={() => void merge()}>
          {translate('kit.presence.merge')}
        </Button>
      }
    >
      {changed.length > 0
        ? translate('kit.presence.saved', { name, fields: labels(changed) })
        : translate('kit.presence.savedAny', { name })}
      {conflictingFields.length > 0 && (
        <div>{translate('kit.presence.clash', { fields: labels(conflictingFields) })}</div>
      )}
    </Alert>
  );
}

/** Records contain only the author's id; the users present in the form also have names. */
function authorOf({ updateBy }: KitRecord, names: ReadonlyMap<number, string>): string | undefined {
  const [, id] = /^admin:(\d+)$/.exec(String(updateBy)) ?? [];
  return id === undefined ? undefined : names.get(Number(id));
}
