import { Alert, Avatar, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { MEBIBYTE } from '../../../../../contract/calls/files';
import { reasonText } from '../../../../../contract/calls/refusal';
import { useConsole } from '../../ConsoleContext';
import { cropToSquare } from '../../portrait/cropToSquare';
import { PORTRAIT_KEY, useOwnPortrait } from '../../portrait/useOwnPortrait';

/** Maximum size of a camera picture, which is scaled down before the upload. */
const BYTES_MAX = 20 * MEBIBYTE;

/** The user's own picture, which colleagues see: upload, replace or remove. */
export function PortraitSection() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { session } = useConsole();
  const { data: identity } = useGetIdentity();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const url = useOwnPortrait();

  const change = async (picture?: File) => {
    setBusy(true);
    setProblem('');
    try {
      await session.changePortrait(picture);
      await queryClient.invalidateQueries({ queryKey: PORTRAIT_KEY });
    } catch (failure) {
      setProblem(reasonText(failure) || translate('console.profile.portraitFailed'));
    }
    setBusy(false);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Reset, so that the same file can be selected again.
    target.value = '';
    if (!file) return;
    const square = file.size > BYTES_MAX ? undefined : await cropToSquare(file).catch(() => undefined);
    if (square) await change(square);
    else setProblem(translate('console.profile.portraitUnfit'));
  };
  return (
    <Box component="section" aria-labelledby="portrait-title" sx={{ maxWidth: 720, mb: 3 }}>
      <Typography variant="h2" id="portrait-title" sx={{ mb: 1.5 }}>
        {translate('console.profile.portrait')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Avatar
          src={url}
          alt={url && translate('console.profile.portrait')}
          sx={{ width: 88, height: 88, fontSize: 32, bgcolor: 'primary.light', color: 'primary.dark' }}
        >
          {[...(identity?.fullName ?? '')][0]}
        </Avatar>
        <Box sx={{ flex: 1, minWidth: 220 }}>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button variant="outlined" loading={isBusy} onClick={() => input.current?.click()}>
              {translate(url ? 'console.profile.portraitReplace' : 'console.profile.portraitChoose')}
            </Button>
            {url && (
              <Button disabled={isBusy} onClick={() => change()}>
                {translate('console.profile.portraitRemove')}
              </Button>
            )}
          </Box>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {translate('console.profile.portraitLead')}
          </Typography>
        </Box>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={translate('console.profile.portrait')}
          onChange={choose}
        />
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}
