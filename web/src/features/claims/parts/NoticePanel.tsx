import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Claim } from '#shared/contracts/claims/claims.ts'
import { date } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'

/** What was told of the loss, in the three sections in which it was asked for. */
export const NoticePanel = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation('claims')
  const yesNo = (value: boolean | undefined) =>
    value === undefined ? undefined : t(value ? 'common:yes' : 'common:no')
  const shown = (items: readonly (readonly [string, string | undefined])[]) =>
    items.flatMap(([key, value]) => (value ? [{ label: t(`fields.${key}`), value }] : []))
  const { reporter = {} } = claim
  return (
    <Panel title={t('notice')} dense>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {t('sections.reportedBy')}
      </Typography>
      <KeyValueList
        items={shown([
          ['reporter', reporter.name],
          ['role', reporter.role],
          ['email', reporter.email],
          ['workPhone', reporter.workPhone],
          ['cellPhone', reporter.cellPhone],
          ['isRightContact', yesNo(claim.isRightContact)],
          ['contactName', claim.contactName],
          ['contactEmail', claim.contactEmail],
          ['contactPhone', claim.contactPhone],
        ])}
      />
      <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1 }}>
        {t('sections.loss')}
      </Typography>
      <KeyValueList
        items={shown([
          ['address', [claim.address, claim.city, claim.state, claim.zipCode].filter(Boolean).join(', ')],
          ['lossDate', claim.lossDate && date(claim.lossDate)],
          ['lossDescription', claim.lossDescription],
          ['impactedDevicesOs', claim.impactedDevicesOs],
          ['impactedDevicesType', claim.impactedDevicesType],
          ['incidentNoticed', claim.incidentNoticed],
          ['lossInformationExplanation', claim.lossInformationExplanation],
        ])}
      />
      <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1 }}>
        {t('sections.other')}
      </Typography>
      <KeyValueList
        items={shown([
          ['isAuthoritiesInvolved', yesNo(claim.isAuthoritiesInvolved)],
          ['authorityName', claim.authorityName],
          ['authorityPhoneNumber', claim.authorityPhoneNumber],
          ['isReportFiled', yesNo(claim.isReportFiled)],
          ['reportNumber', claim.reportNumber],
          ['isBusinessImpacted', yesNo(claim.isBusinessImpacted)],
          ['isCyberIncident', yesNo(claim.isCyberIncident)],
          ['isRemediationServiceBegun', yesNo(claim.isRemediationServiceBegun)],
          ['otherInformationExplanation', claim.otherInformationExplanation],
        ])}
      />
    </Panel>
  )
}
