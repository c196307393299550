import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { Firmographics } from '../quote/Firmographics.tsx'
import { useAddresses } from '../useAddresses.ts'

/** What the company is, as it is going to be priced. */
export const VerifyStep = ({ account }: { account: Account }) => {
  const { t } = useTranslation('quote')
  const addresses = useAddresses()
  return (
    <Panel
      title={t('flow.company')}
      actions={
        <Button size="small" component={Link} to={addresses.account(account.id)}>
          {t('renewal.changeDetails')}
        </Button>
      }
    >
      <Firmographics data={account} />
    </Panel>
  )
}
