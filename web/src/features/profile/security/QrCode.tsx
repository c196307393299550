import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { encode } from 'uqr'

/** Draws dark squares row by row as one path of unit squares. */
const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** A QR code (ISO/IEC 18004) with its quiet zone; dark on light in either look, as scanners expect. */
export const QrCode = ({ value, label }: { value: string; label: string }) => {
  const { data, size } = useMemo(() => encode(value, { ecc: 'M', border: 4 }), [value])
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 200, height: 200, bgcolor: '#ffffff', borderRadius: 1 }}
    >
      <path d={pathOf(data)} fill="#14213d" />
    </Box>
  )
}
