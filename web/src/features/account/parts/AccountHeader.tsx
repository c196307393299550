import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { region } from '#web/i18n/region.ts'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { RequestQuoteButton } from './RequestQuoteButton.tsx'
import { useAccountActions } from './useAccountActions.tsx'

/** Who the account is, where it stands, and the one thing to do next. */
export const AccountHeader = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account')
  const persona = usePersona()
  const actions = useAccountActions(account)
  const facts = [
    account.dbaOrTradestyle && t('dba', { name: account.dbaOrTradestyle }),
    account[region.industry.secondaryField] ?? account[region.industry.primaryField],
    [account.city, account.state].filter(Boolean).join(', '),
  ].filter(Boolean)
  return (
    <PageHeader
      title={account.name}
      {...(persona === 'CUSTOMER'
        ? {}
        : {
            trail: [{ label: t('accounts'), to: inPersona(persona, 'accounts') }],
          })}
      subtitle={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
          <StatusChip status={account.status} label={account.status} />
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
          {account.tags.map((tag) => (
            <Chip key={tag} size="small" variant="outlined" label={tag} />
          ))}
        </Box>
      }
      secondary={<RowMenu actions={actions} label={t('actions.more')} />}
      action={<RequestQuoteButton account={account} />}
    />
  )
}
