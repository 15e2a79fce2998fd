import { Box } from '@mui/material';

/** First stop of the Tab key: past the menus, into the page. */
export function SkipLink({ target, label }: { target: string; label: string }) {
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={(event) => {
        // Moves the focus only; the address stays as it is.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'primary.dark',
        boxShadow: 4,
        transform: 'translateY(-80px)',
        '&:focus-visible': { transform: 'none' },
        '@media print': { display: 'none' },
      }}
    >
      {label}
    </Box>
  );
}
