import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** A file on its way, and the share of it that is there: two of the same name are two. */
export type Sent = { readonly file: File; readonly share: number }

/** What is on its way once so much of a file is there. */
export const withShare = (sent: readonly Sent[], file: File, share: number): readonly Sent[] => [
  ...sent.filter((each) => each.file !== file),
  { file, share },
]

/** How far each file is. */
export const UploadBars = ({ sent }: { sent: readonly Sent[] }) => {
  const { t } = useTranslation('documents')
  if (sent.length === 0) return null
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {sent.map(({ file: { name, size, lastModified }, share }) => (
        <Box key={`${name} ${size} ${lastModified}`} sx={{ minWidth: 0 }}>
          <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={Math.round(share * 100)}
            aria-label={t('upload.progress', { name })}
            sx={{ height: 6, borderRadius: 3 }}
          />
        </Box>
      ))}
    </Box>
  )
}
