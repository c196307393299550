import Box from '@mui/material/Box'
import { region } from '../i18n/region.ts'

/** The provider's mark and, beside it, its name. */
export const Logo = ({ size = 28, words = true }: { size?: number; words?: boolean }) => (
  <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'inherit' }}>
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden={words}
      role={words ? undefined : 'img'}
      aria-label={words ? undefined : region.provider.name}
    >
      <rect width="32" height="32" rx="7" fill="#14213d" stroke="#ffffff22" />
      <path
        d="M8 24V12l3-3.5 3 3.500v12zM14.5 24V10l3-3.5 3 3.500v14zM21 24V12l3-3.5"
        fill="none"
        stroke="#4fd1b5"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
    </svg>
    {words && (
      <Box component="span" sx={{ fontWeight: 650, fontSize: size * 0.66, letterSpacing: '-0.02em' }}>
        {region.provider.name}
      </Box>
    )}
  </Box>
)
