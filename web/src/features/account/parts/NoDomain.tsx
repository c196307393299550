import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { getAccountProfile } from '#shared/contracts/account/profile.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import * as accountDialogs from '../dialogs.ts'

/** Of a company without a domain: that it has none is attested, or can be. */
export const NoDomain = ({ account: { id, name, domainName, domains = [] } }: { account: Account }) => {
  const { t } = useTranslation('account')
  const { open } = useDialogs()
  const mayAttest = useMay()('account:update') && !domainName && domains.length === 0
  const { data: profile } = useOperation(getAccountProfile, { params: { accountId: id } }, { enabled: mayAttest })
  if (!mayAttest || !profile) return null
  return profile.noDomain ? (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {t('noDomain.attested')}
    </Typography>
  ) : (
    <Button
      size="small"
      sx={{ mt: 1, ml: -0.5 }}
      onClick={() => open(accountDialogs.verifyProfileGroup, { accountId: id, accountName: name })}
    >
      {t('noDomain.attest')}
    </Button>
  )
}
