import { Button, FormControlLabel, Rating, Stack, Switch, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The values of a form that is saved while the user fills it in. */
export interface VisitDraft {
  topic: string;
  isUrgent: boolean;
  /** 1 to 5. */
  importance: number;
}

/** Parses a stored draft; `undefined` if invalid. */
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
