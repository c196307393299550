import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Edge } from '#web/ui/Edge.tsx'
import { unlessChanged, whileBusy } from '#web/ui/notNow.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'

type SaveBarProps = {
  /** Whether there is something to save. */
  changed: boolean
  saving: boolean
  onCancel?: (() => void) | undefined
  /** Said left of the buttons instead of the state of the form. */
  note?: ReactNode
  /** What is said instead of Save. */
  label?: string | undefined
}

/** Save and Cancel of a long form, in view at its end; Save only when something changed. */
export const SaveBar = ({ changed, saving, onCancel, note, label }: SaveBarProps) => {
  const { t } = useTranslation('account')
  return (
    <Edge side="bottom">
      <Box
        sx={{
          px: { xs: 2, md: 3 },
          py: 1.5,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          borderRadius: '0 0 12px 12px',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: 0 }} role="status">
          {note ?? (changed ? t('unsaved') : '')}
        </Typography>
        {onCancel && (
          <WhyNot reason={whileBusy(saving)}>
            <Button onClick={onCancel}>{t('cancel')}</Button>
          </WhyNot>
        )}
        <WhyNot reason={unlessChanged(changed)}>
          <Button type="submit" variant="contained" loading={saving}>
            {label ?? t('save')}
          </Button>
        </WhyNot>
      </Box>
    </Edge>
  )
}
