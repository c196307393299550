import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getBankDetails } from '#shared/contracts/billing/accounting.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { phone } from '#web/i18n/format.ts'
import { EmailText } from '#web/ui/EmailLink.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { CopyableFact } from './CopyableFact.tsx'

type BankDetailsProps = {
  policyNumber: string
  /** Formatted: what is to be sent. */
  amount?: string | undefined
}

/** Where to wire the premium of a policy, with what reference. */
export const BankDetails = ({ policyNumber, amount }: BankDetailsProps) => {
  const { t } = useTranslation('billing')
  const details = useOperation(getBankDetails, { params: { policyNumber } }, { staleTime: 600_000 })
  if (details.error) return <ProblemPanel error={details.error} onRetry={() => void details.refetch()} />
  if (!details.data) return <TextSkeleton lines={6} />
  const { bank, routing, account, accountName, accountType, swift, address, email, phone: tel } = details.data
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {t('bank.hint', { reference: policyNumber })}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {amount !== undefined && <CopyableFact label={t('bank.amount')} value={amount} />}
        <CopyableFact label={t('bank.reference')} value={policyNumber} />
        <CopyableFact label={t('bank.accountName')} value={accountName} />
        <CopyableFact label={t('bank.account')} value={account} />
        <CopyableFact label={t('bank.routing')} value={routing} />
        <CopyableFact label={t('bank.swift')} value={swift} />
      </Box>
      <KeyValueList
        columns={2}
        items={[
          { label: t('bank.bank'), value: bank, hint: address },
          { label: t('bank.accountType'), value: accountType },
          {
            label: t('bank.questions'),
            value: (
              <>
                <EmailText email={email} /> · <span style={{ whiteSpace: 'nowrap' }}>{phone(tel)}</span>
              </>
            ),
          },
        ]}
      />
    </Box>
  )
}
