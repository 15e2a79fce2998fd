import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useAllowedActions } from '../action/useAllowedActions';
import { useKitDataProvider } from '../action/useKitDataProvider';
import type { KitRecord } from '../entity/recordTitle';
import { ReasonDialog } from './ReasonDialog';
import { REVEAL_PERMISSIONS } from './revealPermissions';

export interface RevealControlProps {
  record: KitRecord;
  variant: 'button' | 'icon';
  /** Label of the button while the record is masked. Defaults to a generic label. */
  label?: string | undefined;
  opensDialog?: boolean;
  /** Time in milliseconds since 1970 until which the record is shown; `undefined` while it is masked. */
  until: number | undefined;
  onShow: (unmasked: KitRecord) => void;
  onHide: () => void;
}

/** A button that asks for a reason, shows the unmasked record, counts down and hides it. Absent without the permission. */
export function RevealControl({
  record,
  variant,
  label: ownLabel,
  opensDialog = false,
  until,
  onShow,
  onHide,
}: RevealControlProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const allowed = useAllowedActions(resource, REVEAL_PERMISSIONS);
  const seconds = useSecondsLeft(until);
  const [isDialogOpen, setIsDialogOpen] = useState(opensDialog);
  if (allowed.size === 0) return null;

  const isShown = until !== undefined;
  const reveal = allowed.has('unmask') ? 'unmask' : 'unmaskPhone';
  const words = reveal === 'unmask' ? 'kit.reveal' : 'kit.reveal.phone';
  const label = isShown ? translate('kit.reveal.hideIn', { seconds }) : (ownLabel ?? translate(`${words}.action`));
  const toggle = () => (isShown ? onHide() : setIsDialogOpen(true));
  return (
    <>
      {variant === 'icon' && !isShown ? (
        <Tooltip title={label}>
          <IconButton size="small" aria-label={label} onClick={toggle}>
            <VisibilityIcon fontSize="inherit" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          size="small"
          aria-label={label}
          onClick={toggle}
          startIcon={isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', minWidth: 0 }}
        >
          {variant === 'icon' ? translate('kit.reveal.seconds', { seconds }) : label}
        </Button>
      )}
      {isDialogOpen && (
        <ReasonDialog
          title={translate(`${words}.title`)}
          description={translate(`${words}.description`)}
          suggestions={['contact', 'identity', 'visit'].map((name) => translate(`kit.reveal.reasons.${name}`))}
          confirmLabel={translate(`${words}.action`)}
          onConfirm={async (reason) => onShow(await dataProvider[reveal](resource, { id: record.id, reason }))}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </>
  );
}

function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
