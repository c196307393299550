import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { listFindingDisputes } from '#shared/contracts/risk/disputes.ts'
import { getRisk } from '#shared/contracts/risk/risk.ts'
import { industryCodeOf } from '#shared/domain/account/detailsProblems.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { sectorOf } from '#shared/domain/industry/sector.ts'
import type { FindingKey } from '#shared/domain/risk/findings.ts'
import { industryDistribution } from '#shared/domain/risk/industryAverage.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ScoreGauge } from '#web/charts/ScoreGauge.tsx'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { number, percent } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { RefreshIcon } from '#web/ui/icons.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import * as accountDialogs from '../dialogs.ts'
import { betterThan } from './betterThan.ts'
import { Disputes } from './Disputes.tsx'
import { RiskFactors } from './RiskFactors.tsx'
import { Section } from './Section.tsx'

/** RISK PROFILE: the score among those of the industry, the factors with what drives each. */
export const RiskSection = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account')
  const may = useMay()
  const { open } = useDialogs()
  const { data, error, refetch } = useOperation(
    getRisk,
    { query: { accountId: account.id } },
    { refetchInterval: (risk) => (risk?.scanRequested ? 5000 : false) },
  )
  const mayDispute = may('account:update')
  const disputes = useOperation(
    listFindingDisputes,
    mayDispute ? { params: { accountId: AccountId.parse(account.id) } } : null,
  )
  const persona = usePersona()
  const disputeOf = (finding: FindingKey) =>
    disputes.data === undefined || disputes.data.some((each) => each.finding === finding && each.status === 'OPEN')
      ? undefined
      : () =>
          open(accountDialogs.disputeFinding, {
            accountId: AccountId.parse(account.id),
            finding,
            ...(persona === 'COWBELL' && account.agencyId && { agencyId: AgencyId.parse(account.agencyId) }),
          })
  const distribution = industryDistribution(sectorOf(region.code, industryCodeOf(account, region) ?? ''))
  return (
    <Section
      title={t('risk.title')}
      hint={
        data && (
          <>
            {t('risk.asOf')} <DateText value={data.asOf} as="dateTime" />
          </>
        )
      }
      actions={
        may('risk:assess') && (
          <Button
            size="small"
            startIcon={<RefreshIcon />}
            onClick={() => open(accountDialogs.requestScan, { accountId: account.id, accountName: account.name })}
          >
            {t('risk.scan')}
          </Button>
        )
      }
    >
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CardSkeleton cards={2} height={220} />}
      {data?.scanRequested && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2.5 }}>
          {t('risk.scanning')}
        </Alert>
      )}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, lg: 5 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Box>
            <ScoreGauge
              title={t('risk.score')}
              score={data.score}
              average={data.industryAverage}
              distribution={distribution.map(({ share }) => Math.round(share * 1000) / 10)}
              note={t('risk.betterThan', { share: percent(betterThan(distribution, data.score), { digits: 0 }) })}
            />
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, textAlign: 'center' }}>
              {t('risk.average', { average: number(data.industryAverage) })}
            </Typography>
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <RiskFactors factors={data.factors} disputeOf={mayDispute ? disputeOf : undefined} />
            <Disputes disputes={disputes.data ?? []} />
          </Box>
        </Box>
      )}
    </Section>
  )
}
