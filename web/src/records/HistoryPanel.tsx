import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../ui/Panel.tsx'
import { HistoryOf } from './HistoryOf.tsx'
import type { HistoryOfRecord } from './useHistory.ts'

type HistoryPanelProps = HistoryOfRecord & {
  /** Where a page shows the histories of two records. */
  title?: string
}

/** What was done to the record of a page; read once somebody wants to know. */
export const HistoryPanel = ({ title, ...record }: HistoryPanelProps) => {
  const { t } = useTranslation('records')
  const [open, setOpen] = useState(false)
  const label = title ?? t('history.title')
  return (
    <Panel
      dense
      title={label}
      actions={
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'history.hide' : 'history.show')}
        </Button>
      }
    >
      {open && <HistoryOf {...record} label={label} />}
    </Panel>
  )
}
