import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '#web/ui/icons.tsx'
import type { Uploads } from './useUploads.ts'

/** A file on its way: two of the same name are two. */
export interface Sent {
  readonly file: File
  /** The share of it that is there, 0 to 1. */
  readonly share: number
  /** On its way, waiting for a lost line, or there, where nothing can be stopped any more. */
  readonly state: 'sent' | 'taken' | 'waits'
}

/** What is on its way once there is news of a file. */
export const withSent = (sent: readonly Sent[], file: File, news: Partial<Omit<Sent, 'file'>>): readonly Sent[] => {
  const known = sent.find((each) => each.file === file) ?? { file, share: 0, state: 'sent' }
  return [...sent.filter((each) => each !== known), { ...known, ...news }]
}

/** How far each file is; one that is not there yet can be stopped. */
export const UploadBars = ({ uploads: { sent, stop } }: { uploads: Uploads }) => {
  const { t } = useTranslation('documents')
  if (sent.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {sent.map(({ file, share, state }) => (
        <Box
          key={`${file.name} ${file.size} ${file.lastModified}`}
          sx={{ minWidth: 0, display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <Box role="status" sx={{ minWidth: 0, flex: 1 }}>
            <Typography variant="caption" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {file.name}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={Math.round(share * 100)}
              aria-label={t('upload.progress', { name: file.name })}
              sx={{ height: 6, borderRadius: 3 }}
            />
            {state === 'waits' && (
              <Typography variant="caption" color="text.secondary">
                {t('upload.waits')}
              </Typography>
            )}
          </Box>
          {state !== 'taken' && (
            <IconButton aria-label={t('upload.stop', { name: file.name })} onClick={() => stop(file)}>
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  )
}
