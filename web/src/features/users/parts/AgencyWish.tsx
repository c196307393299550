import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Agency } from '#shared/contracts/account/agencies.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import * as usersDialogs from '../dialogs.ts'
import { AskedChanges } from './AskedChanges.tsx'
import { changesOf } from './knownBy.ts'

const paper = { alignItems: 'flex-start', bgcolor: 'background.paper', color: 'text.primary' }

type AgencyWishProps = { agency: Agency; agencyId: AgencyId }

/** What the agency waits to be known by, and for the provider's people the way to decide on it; else what became of it last. */
export const AgencyWish = ({ agency, agencyId }: AgencyWishProps) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const isStaff = usePersona() === 'COWBELL'
  const { open } = useDialogs()
  const { wanted, reviewed } = agency
  if (wanted !== undefined)
    return (
      <Alert severity="warning" variant="outlined" sx={paper}>
        <AlertTitle>{t('agency.waits')}</AlertTitle>
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <AskedChanges changes={changesOf(agency, wanted, t)} />
          <Typography variant="body2" color="text.secondary">
            {t('agency.askedBy', { name: wanted.by, day: date(wanted.at) })} {t('agency.standsMeanwhile')}
          </Typography>
          {isStaff && may('agency:update') && (
            <Button variant="contained" size="small" onClick={() => open(usersDialogs.reviewAgency, { agencyId })}>
              {t('agency.review.open')}
            </Button>
          )}
        </Stack>
      </Alert>
    )
  if (reviewed === undefined) return null
  const asked = [reviewed.hostname, reviewed.npn].filter((each) => each !== undefined).join(', ')
  return (
    <Alert severity={reviewed.approved ? 'success' : 'error'} variant="outlined" sx={paper}>
      <AlertTitle>{t(reviewed.approved ? 'agency.approved' : 'agency.refused', { asked })}</AlertTitle>
      <Typography>{reviewed.note}</Typography>
      <Typography variant="body2" color="text.secondary">
        {t('agency.decidedBy', { name: reviewed.by, day: date(reviewed.at) })}
      </Typography>
    </Alert>
  )
}
