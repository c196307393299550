import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { MessageAttachment } from '#shared/contracts/inbox/messageRecord.ts'
import { getAttachment } from '#shared/contracts/inbox/messages.ts'
import { call } from '#web/api/call.ts'
import { number } from '#web/i18n/format.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { DocumentIcon, WarningIcon } from '#web/ui/icons.tsx'

const kilobyte = 1024

/** What came along: what each is, how large, and why one is held back. */
export const Attachments = ({ attachments }: { attachments: readonly MessageAttachment[] }) => {
  const { t } = useTranslation('mail')
  return (
    <Box
      component="ul"
      aria-label={t('attachments')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
      }}
    >
      {attachments.map(({ id, name, size, kind, quarantined }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            gap: 1.25,
            alignItems: 'center',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            p: 1.25,
            minWidth: 0,
          }}
        >
          <Box sx={{ color: quarantined === undefined ? 'text.secondary' : 'error.main', display: 'flex' }}>
            {quarantined === undefined ? <DocumentIcon /> : <WarningIcon />}
          </Box>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
              {name}
            </Typography>
            <Typography variant="caption" color={quarantined === undefined ? 'text.secondary' : 'error'}>
              {quarantined === undefined
                ? t('fileFacts', { kind: t(`kinds.${kind}`), size: number(Math.max(1, Math.round(size / kilobyte))) })
                : t('heldBack', { reason: quarantined })}
            </Typography>
          </Box>
          {quarantined === undefined && (
            <FileDownloadButton
              size="small"
              variant="text"
              aria-label={t('downloadOne', { name })}
              load={() => call(getAttachment, { params: { attachmentId: id } })}
            >
              {t('download')}
            </FileDownloadButton>
          )}
        </Box>
      ))}
    </Box>
  )
}
