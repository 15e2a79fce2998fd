import { Button, FormControlLabel, Rating, Stack, Switch, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A form that is saved as it is filled in. */
export interface VisitDraft {
  topic: string;
  isUrgent: boolean;
  /** 1 to 5. */
  importance: number;
}

/** Reads a stored draft; `undefined` when it is none. */
export function parseVisitDraft(stored: unknown): VisitDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { topic, isUrgent, importance }: Record<string, unknown> = { ...stored };
  if (typeof topic !== 'string' || typeof isUrgent !== 'boolean' || typeof importance !== 'number') return undefined;
  return { topic, isUrgent, importance };
}

interface VisitDraftFormProps {
  draft: VisitDraft;
  onChange: (draft: VisitDraft) => void;
  onForget: () => void;
}

export function VisitDraftForm({ draft, onChange, onForget }: VisitDraftFormProps) {
  const translate = useTranslate();
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <TextField
        label={translate('demo.snapshot.topic')}
        value={draft.topic}
        onChange={(event) => onChange({ ...draft, topic: event.target.value })}
      />
      <FormControlLabel
        label={translate('demo.snapshot.urgent')}
        control={<Switch checked={draft.isUrgent} onChange={(_, isUrgent) => onChange({ ...draft, isUrgent })} />}
      />
      <Typography component="legend" variant="body2">
        {translate('demo.snapshot.importance')}
      </Typography>
      <Rating
        value={draft.importance}
        aria-label={translate('demo.snapshot.importance')}
        getLabelText={(value) => String(value)}
        onChange={(_, importance) => onChange({ ...draft, importance: importance ?? 1 })}
      />
      <Button variant="outlined" onClick={onForget}>
        {translate('demo.snapshot.forget')}
      </Button>
    </Stack>
  );
}
