import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { fieldLabel } from '../../../core/kit';
import { elderly } from '../entities/elderly';
import { anchorKey } from './anchors';

/**
 * Inputs one item: its scores as radio buttons, the best first, and the meaning of the selected or hovered one. A digit
 * key selects a score and moves to the next item; the arrow keys move within the item, as in any radio group.
 */
export function CapacityItemInput({ item, best: maxScore }: { item: string; best: number }) {
  const translate = useTranslate();
  const name = useId();
  const { field } = useController({ name: `capacityItems.${item}`, defaultValue: null });
  const [hovered, setHovered] = useState<number>();
  const chosen = typeof field.value === 'number' ? field.value : undefined;
  const described = hovered ?? chosen;
  const scores = Array.from({ length: maxScore + 1 }, (_, at) => maxScore - at);

  function chooseByKey(event: KeyboardEvent<HTMLElement>) {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const score = Number(event.key);
    if (score > maxScore) return;
    event.preventDefault();
    field.onChange(score);
    nextItem(event.currentTarget)?.focus();
  }

  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-describedby={`${name}-text`}
      data-capacity-item=""
      onKeyDown={chooseByKey}
      sx={rowSx}
    >
      <Box component="span" id={`${name}-label`} sx={{ fontSize: '0.875rem' }}>
        {translate(fieldLabel(elderly, `capacityItems.${item}`))}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        {scores.map((score) => (
          <Box
            key={score}
            component="label"
            sx={scoreSx}
            onMouseEnter={() => setHovered(score)}
            onMouseLeave={() => setHovered(undefined)}
          >
            <input
              type="radio"
              name={name}
              checked={chosen === score}
              ref={score === maxScore ? field.ref : undefined}
              onChange={() => field.onChange(score)}
              onBlur={field.onBlur}
              aria-label={`${score} ${translate(anchorKey(item, score))}`}
            />
            <span aria-hidden>{score}</span>
          </Box>
        ))}
      </Box>
      <Box
        component="span"
        id={`${name}-text`}
        sx={{ fontSize: '0.8125rem', color: hovered === undefined ? 'text.primary' : 'text.secondary' }}
      >
        {described === undefined ? '' : translate(anchorKey(item, described))}
      </Box>
    </Box>
  );
}

/** Returns the radio button to focus next: the selected one of the next item, or its first. */
function nextItem(row: HTMLElement): HTMLInputElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-capacity-item]')];
  const next = rows[rows.indexOf(row) + 1];
  return next?.querySelector<HTMLInputElement>('input:checked') ?? next?.querySelector('input') ?? null;
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '180px 190px 1fr' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  paddingBlock: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
};

const scoreSx = {
  position: 'relative',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& span': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 32,
    height: 28,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    fontVariantNumeric: 'tabular-nums',
    fontSize: '0.875rem',
  },
  '&:hover span': { borderColor: 'primary.main' },
  '& input:checked + span': {
    backgroundColor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
  },
  '& input:focus-visible + span': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};
