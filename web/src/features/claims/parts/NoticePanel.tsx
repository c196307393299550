import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Claim } from '#shared/contracts/claims/claims.ts'
import { phoneText } from '#shared/regions/phone.ts'
import { townLines } from '#shared/regions/townLines.ts'
import { date, dialing } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'

const calls = (number: string | undefined): ReactNode =>
  number && (
    <Link href={dialing(number)} className="tabular">
      {phoneText(region, number)}
    </Link>
  )

/** What was told of the loss, in the three sections in which it was asked for. */
export const NoticePanel = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation(['claims', 'common'])
  const yesNo = (value: boolean | undefined) =>
    value === undefined ? undefined : t(value ? 'common:yes' : 'common:no')
  const shown = (items: readonly (readonly [ParseKeys<'claims'>, ReactNode])[]) =>
    items.flatMap(([key, value]) => (value ? [{ label: t(key), value }] : []))
  const { reporter = {} } = claim
  return (
    <Panel title={t('notice')} dense>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {t('sections.reportedBy')}
      </Typography>
      <KeyValueList
        items={shown([
          ['fields.reporter', reporter.name],
          ['fields.role', reporter.role],
          ['fields.email', reporter.email],
          ['fields.workPhone', calls(reporter.workPhone)],
          ['fields.cellPhone', calls(reporter.cellPhone)],
          ['fields.isRightContact', yesNo(claim.isRightContact)],
          ['fields.contactName', claim.contactName],
          ['fields.contactEmail', claim.contactEmail],
          ['fields.contactPhone', calls(claim.contactPhone)],
        ])}
      />
      <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1 }}>
        {t('sections.loss')}
      </Typography>
      <KeyValueList
        items={shown([
          ['fields.address', [claim.address, ...townLines(region.code, claim)].filter(Boolean).join(', ')],
          ['fields.lossDate', claim.lossDate && date(claim.lossDate)],
          ['fields.lossDescription', claim.lossDescription],
          ['fields.impactedDevicesOs', claim.impactedDevicesOs],
          ['fields.impactedDevicesType', claim.impactedDevicesType],
          ['fields.incidentNoticed', claim.incidentNoticed],
          ['fields.lossInformationExplanation', claim.lossInformationExplanation],
        ])}
      />
      <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1 }}>
        {t('sections.other')}
      </Typography>
      <KeyValueList
        items={shown([
          ['fields.isAuthoritiesInvolved', yesNo(claim.isAuthoritiesInvolved)],
          ['fields.authorityName', claim.authorityName],
          ['fields.authorityPhoneNumber', calls(claim.authorityPhoneNumber)],
          ['fields.isReportFiled', yesNo(claim.isReportFiled)],
          ['fields.reportNumber', claim.reportNumber],
          ['fields.isBusinessImpacted', yesNo(claim.isBusinessImpacted)],
          ['fields.isCyberIncident', yesNo(claim.isCyberIncident)],
          ['fields.isRemediationServiceBegun', yesNo(claim.isRemediationServiceBegun)],
          ['fields.otherInformationExplanation', claim.otherInformationExplanation],
        ])}
      />
    </Panel>
  )
}
