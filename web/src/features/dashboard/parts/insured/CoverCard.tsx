import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { compactMoney, date, money } from '#web/i18n/format.ts'
import { policyPath } from '#web/paths.ts'
import { PaymentChip } from '#web/records/invoice/PaymentChip.tsx'
import { ProductName } from '#web/records/ProductName.tsx'
import { StatusAndDue } from '#web/records/StatusAndDue.tsx'
import { figure } from '#web/theme/typography.ts'

const Fact = ({ label, value }: { label: string; value: string }) => (
  <Box>
    <Typography variant="caption" component="dt" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" className="tabular" sx={{ m: 0 }}>
      {value}
    </Typography>
  </Box>
)

/** A policy in plain words: how much, for how long, what it costs, whether it is paid. */
export const CoverCard = ({ policy, heading }: { policy: PolicySummary; heading: 'h2' | 'h3' }) => {
  const { t } = useTranslation('dashboard')
  const { data } = useOperation(getPolicy, { params: { policyId: policy.id }, query: {} }, { staleTime: 60_000 })
  const charged = policy.totalPremium - (policy.returned?.total ?? 0)
  const bound = policy.status === 'BOUND'
  const begun = data === undefined || data.effectiveDate <= dateAt(instantHere(), data.timeZone)
  return (
    <Box
      component="article"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h4" component={heading}>
          <ProductName product={policy.productType} />
        </Typography>
        <StatusAndDue status={policy.status} overdue={policy.overdue} />
        <PaymentChip status={policy.paymentStatus} charged={charged} writtenOff={policy.writtenOff} />
      </Box>
      {data && (
        <Typography sx={{ mb: 1.5 }}>
          {begun ? t('insured.upTo') : t('insured.upToFrom', { day: date(data.effectiveDate) })}{' '}
          <Box component="span" sx={{ ...figure, fontSize: 'max(1.6rem, 21px)' }}>
            {compactMoney((data.today ?? data).aggLimit)}
          </Box>
        </Typography>
      )}
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))' }}
      >
        <Fact label={bound ? t('insured.binderNumber') : t('insured.policyNumber')} value={policy.policyNumber} />
        <Fact label={t('insured.period')} value={`${date(policy.effectiveDate)} – ${date(policy.expirationDate)}`} />
        <Fact label={t('insured.premium')} value={money(charged)} />
        {data && <Fact label={t('insured.deductible')} value={compactMoney((data.today ?? data).deductible)} />}
      </Box>
      <Button component={Link} to={policyPath('CUSTOMER', policy.id)} size="small" variant="outlined" sx={{ mt: 2 }}>
        {bound ? t('insured.openBinder') : t('insured.openPolicy')}
      </Button>
    </Box>
  )
}
