import { Box, Button, Stack, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { CountUp } from 'countup.js';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

export default function Countup() {
  const translate = useTranslate();
  const [end, setEnd] = useState(2025);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Figure end={end} decimalPlaces={0} />
      <Figure end={end / 8} decimalPlaces={2} />
      <Button variant="outlined" onClick={() => setEnd(Math.round(Math.random() * 10_000))}>
        {translate('demo.countup.again')}
      </Button>
    </Stack>
  );
}

/** A number that counts up to its value, without animation if the user prefers reduced motion. */
function Figure({ end, decimalPlaces }: { end: number; decimalPlaces: number }) {
  const holder = useRef<HTMLSpanElement>(null);
  const counter = useRef<CountUp>(undefined);
  useEffect(() => {
    if (!holder.current) return;
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    counter.current ??= new CountUp(holder.current, 0, { decimalPlaces, duration: 3 });
    if (isStill) holder.current.textContent = counter.current.formattingFn(end);
    else counter.current.update(end);
  }, [end, decimalPlaces]);
  // Screen readers announce the final value only once.
  return (
    <Typography variant="h1" component="p">
      <span ref={holder} aria-hidden="true" />
      <Box component="span" sx={visuallyHidden}>
        {end.toFixed(decimalPlaces)}
      </Box>
    </Typography>
  );
}
