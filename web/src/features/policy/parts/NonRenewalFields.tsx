import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { nonRenewalRuleOf } from '#shared/domain/policy/nonRenewalRules.ts'
import { isOnPaper } from '#shared/domain/policy/paperNotice.ts'
import { renewalRefusal } from '#shared/domain/policy/renewalRefusal.ts'
import { TextField } from '#web/forms/TextField.tsx'
import { region } from '#web/i18n/region.ts'
import { NonRenewalNotice } from '#web/records/renewal/NonRenewalNotice.tsx'

/** Whether an opt-out is the insurer's, of which the insured is sent a notice with its reason (rule: nonrenewal). */
export const takesNotice = (reason: string | null | undefined): boolean =>
  reason === renewalRefusal.words && nonRenewalRuleOf({ region: region.code }) !== undefined

/** Why the insurer does not renew, or ends the policy, as the insured is told. */
export const RefusalNote = () => {
  const { t } = useTranslation('policy')
  return <TextField name="note" label={t('optOut.note')} rows={3} maxLength={1000} />
}

/** What refusing the renewal of a policy takes besides its reason. */
export const NonRenewalFields = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  return (
    <>
      <Typography>{t('optOut.insurer', { company: policy.companyName })}</Typography>
      <RefusalNote />
      <NonRenewalNotice
        endsOn={policy.expirationDate}
        state={policy.firmographicData.state}
        timeZone={policy.timeZone}
        byPost={isOnPaper(policy)}
      />
    </>
  )
}
