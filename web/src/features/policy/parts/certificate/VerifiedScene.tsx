import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import type { VerifiedCertificate } from '#shared/contracts/policy/certificate.ts'
import { date, wholeMoney } from '#web/i18n/format.ts'
import { ProductName } from '#web/records/ProductName.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { certificateTones } from './certificateTones.ts'

/** A certificate that is genuine: how its cover stands now, and what must be printed on the paper. */
export const VerifiedScene = ({ certificate }: { certificate: VerifiedCertificate }) => {
  const { t } = useTranslation('policy')
  const { standing, endsOn, effectiveDate, expirationDate, day } = certificate
  const long = (value: string) => date(value, { dateStyle: 'long' })
  const words = { ends: long(endsOn ?? expirationDate), begins: long(effectiveDate), day: long(day) }
  const isNoticed = endsOn !== undefined && (standing === 'IN_FORCE' || standing === 'REVISED')
  return (
    <>
      <StatusScene tone={certificateTones[standing]} title={t(`verify.title.${standing}`)}>
        {t(`verify.text.${standing}`, words)}
        {isNoticed && ` ${t('verify.noticed', words)}`}
      </StatusScene>
      <Paper variant="outlined" sx={{ borderRadius: 1.5, p: { xs: 2, md: 3 } }}>
        <KeyValueList
          items={[
            { label: t('verify.number'), value: <span className="tabular">{certificate.number}</span> },
            { label: t('verify.policyNumber'), value: <span className="tabular">{certificate.policyNumber}</span> },
            { label: t('verify.namedInsured'), value: certificate.namedInsured },
            { label: t('verify.holder'), value: certificate.holder },
            { label: t('verify.product'), value: <ProductName product={certificate.productType} /> },
            { label: t('verify.limit'), value: wholeMoney(certificate.limit) },
            { label: t('verify.term'), value: `${long(effectiveDate)} – ${long(expirationDate)}` },
            { label: t('verify.shows'), value: long(day) },
          ]}
        />
      </Paper>
    </>
  )
}
