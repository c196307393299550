import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type EmptyStateProps = {
  /** What is not here; `No Data` by default. */
  title?: string | undefined
  /** What would be here, in one sentence. */
  hint?: ReactNode
  /** The next step: usually one button. */
  action?: ReactNode
  /** Whether it is all there is on the page: its title is the page's heading. */
  isPage?: boolean
}

/** Says what would be here and offers the next step. */
export const EmptyState = ({ title, hint, action, isPage }: EmptyStateProps) => {
  const { t } = useTranslation()
  return (
    <Box role="status" sx={{ py: 6, px: 3, textAlign: 'center', display: 'grid', justifyItems: 'center', gap: 1 }}>
      <svg width="72" height="48" viewBox="0 0 72 48" aria-hidden="true" style={{ opacity: 0.55 }}>
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <rect x="6" y="6" width="60" height="36" rx="5" strokeDasharray="3 4" />
          <path d="M14 17h22M14 24h34M14 31h16" strokeLinecap="round" />
        </g>
      </svg>
      <Typography variant="h4" component={isPage ? 'h1' : 'p'}>
        {title ?? t('empty.title')}
      </Typography>
      {hint && (
        <Typography color="text.secondary" sx={{ maxWidth: 440 }}>
          {hint}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  )
}
