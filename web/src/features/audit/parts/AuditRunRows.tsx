import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuditRow } from './AuditRow.tsx'
import type { AuditRun } from './auditDays.ts'

type AuditRunRowsProps = { run: AuditRun; onPerson: (id: string) => void }

/** How many lines that say the same stand before the rest waits to be asked for. */
const atOnce = 2

/** Lines that say the same: the newest, and how many more there are, which are shown to who asks. */
export const AuditRunRows = ({ run, onPerson }: AuditRunRowsProps) => {
  const { t } = useTranslation('audit')
  const [open, setOpen] = useState(false)
  const shown = open || run.length <= atOnce ? run : run.slice(0, 1)
  const count = run.length - shown.length
  return (
    <>
      {shown.map((line) => (
        <AuditRow key={`${line.recordId} ${line.version} ${line.at}`} line={line} onPerson={onPerson} />
      ))}
      {count > 0 && (
        <Box component="li" sx={{ pl: { xs: '82px', md: '92px' }, pb: 1 }}>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('more', { count })}
          </Button>
        </Box>
      )}
    </>
  )
}
