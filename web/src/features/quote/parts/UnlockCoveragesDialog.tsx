import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { LockIcon } from '#web/records/coverages/LockIcon.tsx'

/** A coverage that the answers rule out, and what would unlock it. */
export type LockedCoverage = { readonly id: number; readonly name: string; readonly cure: string }

type UnlockCoveragesDialogProps = {
  coverages: readonly LockedCoverage[]
  /** Opens the questions to correct an answer. */
  onAnswer: () => void
  onClose: () => void
}

/** What the insured must do so that coverages can be had. */
export const UnlockCoveragesDialog = ({ coverages, onAnswer, onClose }: UnlockCoveragesDialogProps) => {
  const { t } = useTranslation(['quote', 'common'])
  return (
    <DialogFrame title={t('unlock.title')} onClose={onClose}>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('unlock.intro', { count: coverages.length })}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {coverages.map(({ id, name, cure }) => (
            <Box component="li" key={id} sx={{ display: 'grid', gridTemplateColumns: '24px 1fr', gap: 1 }}>
              <LockIcon sx={{ color: 'text.secondary' }} />
              <div>
                <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
                <Typography>{cure}</Typography>
              </div>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
        <Button variant="contained" onClick={onAnswer}>
          {t('unlock.change')}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
