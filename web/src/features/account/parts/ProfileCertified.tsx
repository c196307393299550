import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { certifyProfile, getAccountProfile } from '#shared/contracts/account/profile.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import * as accountDialogs from '../dialogs.ts'

/** Since when all of the profile is said to be right, and the way to say so or to take it back. */
export const ProfileCertified = ({ accountId }: { accountId: AccountId }) => {
  const { t } = useTranslation('account')
  const mayCertify = useMay()(certifyProfile.access)
  const { open } = useDialogs()
  const { data } = useOperation(getAccountProfile, { params: { accountId } })
  if (data === undefined) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: 120 }}>
        {data.certifiedDate === undefined ? t('certify.isNot') : t('certify.since', { day: date(data.certifiedDate) })}
      </Typography>
      {mayCertify && (
        <Button size="small" onClick={() => open(accountDialogs.certifyProfile, { accountId })}>
          {t(data.certified ? 'certify.takeBack.action' : 'certify.certify.action')}
        </Button>
      )}
    </Box>
  )
}
