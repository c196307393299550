import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayFilter } from '#web/tables/DayFilter.tsx'

type DaysBarProps = {
  from: string | undefined
  to: string | undefined
  onChoose: (name: 'from' | 'to', day: string | undefined) => void
  children?: ReactNode
}

/** From which day to which a book is shown. */
export const DaysBar = ({ from, to, onChoose, children }: DaysBarProps) => {
  const { t } = useTranslation('billing')
  return (
    <Paper
      variant="outlined"
      sx={{ borderRadius: 1.5, p: 1, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <DayFilter label={t('ledger.from')} value={from} onChange={(day) => onChoose('from', day)} />
      <DayFilter label={t('ledger.to')} value={to} onChange={(day) => onChoose('to', day)} />
      {children}
    </Paper>
  )
}
