import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckIcon } from '#web/ui/icons.tsx'
import { visuallyHidden } from '#web/ui/visuallyHidden.ts'

interface StepProps {
  number: number
  title: string
  done: boolean
  children: ReactNode
}

/** One of the steps that lead to a provider that is on: its number, or that it is done. */
export const Step = ({ number, title, done, children }: StepProps) => {
  const { t } = useTranslation('signOn')
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          width: 28,
          height: 28,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          fontSize: 14,
          fontWeight: 600,
          bgcolor: done ? 'success.main' : 'action.selected',
          color: done ? 'success.contrastText' : 'text.primary',
        }}
      >
        {done ? <CheckIcon fontSize="small" /> : number}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {title}
          {done && (
            <Box component="span" sx={visuallyHidden}>
              {' '}
              {t('steps.done')}
            </Box>
          )}
        </Typography>
        {children}
      </Box>
    </Box>
  )
}
