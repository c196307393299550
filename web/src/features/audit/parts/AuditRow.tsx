import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { AuditLine } from '#shared/contracts/auth/audit.ts'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { Changes } from '#web/records/History.tsx'
import { deedWords, tellingChanges } from '#web/records/historyWords.ts'
import { recordPath } from '#web/records/recordPath.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { kindWords } from './kindWords.ts'

type AuditRowProps = { line: AuditLine; onPerson: (id: string) => void }

const isQuiet = { color: 'text.secondary', fontSize: 'max(0.85rem, 13px)' } as const

/** The key by which it was done, or whose assistant did it once somebody approved it. */
const Through = ({ id, name = id, approvedBy }: NonNullable<AuditLine['through']>) => {
  const { t } = useTranslation('audit')
  return (
    <span>
      {' '}
      {approvedBy === undefined ? t('through', { name }) : t('throughApproved', { name, approver: approvedBy })}
    </span>
  )
}

/** One write: when, what was done to which record, by whom. It opens what the write changed, before and after. */
export const AuditRow = ({ line, onPerson }: AuditRowProps) => {
  const { t } = useTranslation('audit')
  const { t: records } = useTranslation('records')
  const persona = usePersona()
  const [open, setOpen] = useState(false)
  const id = useId()
  const { at, by, actorId, jumpedIn, kind, operation, recordId, record, through, version } = line
  const path = recordPath(persona, { kind, recordId })
  const name = record ?? kindWords(kind, t)
  const deed = deedWords(operation, records)
  const told = tellingChanges(line)
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          columnGap: { xs: 1.5, md: 2 },
          rowGap: 0.25,
          px: { xs: 1.5, md: 2 },
          py: 1.25,
          gridTemplateColumns: {
            xs: '66px minmax(0, 1fr) 36px',
            md: '68px minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr) 36px',
          },
          gridTemplateAreas: {
            xs: '"time deed open" ". record record" ". person person"',
            md: '"time deed record person open"',
          },
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box
          component="time"
          dateTime={at}
          sx={{ ...isQuiet, gridArea: 'time', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {date(at, { timeStyle: 'short' })}
        </Box>
        <Typography component="span" sx={{ gridArea: 'deed', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {deed}
        </Typography>
        <Box sx={{ gridArea: 'record', minWidth: 0, overflowWrap: 'anywhere' }}>
          {record !== undefined && (
            <Box component="span" sx={{ ...isQuiet, mr: 0.75 }}>
              {kindWords(kind, t)}
            </Box>
          )}
          {path === undefined ? (
            <span>{name}</span>
          ) : (
            <Link component={RouterLink} to={path} title={recordId}>
              {name}
            </Link>
          )}
        </Box>
        <Box sx={{ ...isQuiet, gridArea: 'person', minWidth: 0, overflowWrap: 'anywhere' }}>
          {actorId === undefined ? (
            by
          ) : (
            <Link
              component="button"
              type="button"
              color="inherit"
              title={t('onlyBy', { name: by })}
              onClick={() => onPerson(actorId)}
              sx={{ font: 'inherit', textAlign: 'start', verticalAlign: 'baseline' }}
            >
              {by}
            </Link>
          )}
          {jumpedIn && <span> {t('jumpedInFor', { name: jumpedIn.name ?? jumpedIn.id })}</span>}
          {through && <Through {...through} />}
        </Box>
        <ButtonBase
          aria-expanded={open}
          aria-controls={id}
          aria-label={t(open ? 'hide' : 'show')}
          onClick={() => setOpen(!open)}
          sx={{ gridArea: 'open', width: 36, height: 36, borderRadius: 1, color: 'text.secondary' }}
        >
          <ChevronDownIcon sx={{ transition: 'transform 150ms', transform: open ? 'rotate(180deg)' : 'none' }} />
        </ButtonBase>
      </Box>
      <Collapse in={open} unmountOnExit id={id}>
        <Box sx={{ pb: 2, pr: 2, pl: { xs: '90px', md: '100px' } }}>
          {told.length > 0 ? (
            <Changes changes={told} />
          ) : (
            <Typography variant="body2" color="text.secondary">
              {t(version === 1 ? 'made' : 'nothingTold')}
            </Typography>
          )}
          <Typography component="div" sx={{ ...isQuiet, mt: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {recordId}
          </Typography>
        </Box>
      </Collapse>
    </Box>
  )
}
