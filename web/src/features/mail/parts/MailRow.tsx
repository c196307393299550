import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MessageRow } from '#shared/contracts/inbox/messageRecord.ts'
import { ago, dateTime } from '#web/i18n/format.ts'
import { DocumentIcon, WarningIcon } from '#web/ui/icons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { CategoryMark } from './CategoryMark.tsx'
import { shownAddresses } from './shownAddresses.ts'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

type MailRowProps = { message: MessageRow; to: string; isOpen: boolean }

/** A message of a list: who, when, what it is about, and its beginning. */
export const MailRow = ({ message, to, isOpen }: MailRowProps) => {
  const { t } = useTranslation('mail')
  const { direction, fromName, from, received, subject, excerpt, attachments, category, labels, status } = message
  const who =
    direction === 'IN' ? fromName || from || t('unknownSender') : t('toWhom', { to: shownAddresses(message.to) })
  const held = attachments.filter(({ quarantined }) => quarantined !== undefined).length
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <ButtonBase
        component={Link}
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.25,
          width: '100%',
          px: 2,
          py: 1.25,
          textAlign: 'left',
          color: 'inherit',
          borderLeft: 3,
          borderColor: isOpen ? 'primary.main' : 'transparent',
          bgcolor: isOpen ? 'action.selected' : 'transparent',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography component="span" sx={{ ...oneLine, fontWeight: 500, flex: 1 }}>
            {who}
          </Typography>
          <Typography
            component="time"
            dateTime={received}
            title={dateTime(received)}
            variant="caption"
            color="text.secondary"
          >
            {ago(received)}
          </Typography>
        </Box>
        <Typography component="span" variant="body2" sx={oneLine}>
          {subject || t('noSubject')}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary" sx={oneLine}>
          {excerpt}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5, alignItems: 'center', fontSize: 12 }}>
          {status === 'UNREADABLE' ? <StatusChip status={status} /> : <CategoryMark category={category} />}
          {labels.map((label) => (
            <Typography key={label} component="span" variant="caption" color="text.secondary">
              #{label}
            </Typography>
          ))}
          {attachments.length > 0 && (
            <Box
              component="span"
              sx={{
                display: 'inline-flex',
                gap: 0.25,
                alignItems: 'center',
                color: 'text.secondary',
                '& svg': { fontSize: 15 },
              }}
            >
              {held > 0 ? <WarningIcon /> : <DocumentIcon />}
              {t('files', { count: attachments.length })}
              {held > 0 && ` · ${t('heldBackOf', { count: held })}`}
            </Box>
          )}
        </Box>
      </ButtonBase>
    </Box>
  )
}
