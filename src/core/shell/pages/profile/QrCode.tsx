import { Box } from '@mui/material';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
}

/** A text as a QR code; dark on white in every theme, so that cameras can read it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');
  return (
    <Box sx={{ alignSelf: 'center', width: 'min(200px, 100%)', bgcolor: '#fff', borderRadius: 1, lineHeight: 0 }}>
      <svg viewBox={`0 0 ${size} ${size}`} width="100%" shapeRendering="crispEdges" role="img" aria-label={label}>
        <path d={path} fill="#000" />
      </svg>
    </Box>
  );
}
