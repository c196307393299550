import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { totalRevenueOf } from '#shared/domain/account/totalRevenue.ts'
import { number, percent, wholeMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { type KeyValue, KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'

const joined = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(', ') || undefined

/** What the company does: industry, size, where it is, what it shows to the internet. */
export const BusinessPanel = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('underwriting')
  const data = quote.firmographicData
  const { codeField, primaryField, secondaryField, scheme } = region.industry
  const code = data[codeField]
  const share = data.primaryNaicsPercentage
  const yesNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? t('yes') : t('no'))
  const revenue = totalRevenueOf(data)
  const items: KeyValue[] = [
    {
      label: t('business.industry'),
      value: data[secondaryField] ?? data[primaryField],
      hint: joined(
        code && `${scheme} ${code}`,
        share !== undefined && share < 100 ? percent(share / 100, { digits: 0 }) : undefined,
        data.secondNaicsCode && `${scheme} ${data.secondNaicsCode}`,
      ),
    },
    {
      label: t('business.revenue'),
      value: revenue === undefined ? undefined : wholeMoney(revenue),
      hint: joined(
        data.nonUsRevenue ? t('business.abroad', { amount: wholeMoney(data.nonUsRevenue) }) : undefined,
        quote.revenueFactor !== undefined && quote.revenueFactor !== 1
          ? t('business.revenueFactor', { factor: number(quote.revenueFactor) })
          : undefined,
      ),
    },
    {
      label: t('business.employees'),
      value: data.noOfEmployeesAll === undefined ? undefined : number(data.noOfEmployeesAll),
    },
    {
      label: t('business.records'),
      value: data.numberOfPersonalRecords === undefined ? undefined : number(data.numberOfPersonalRecords),
    },
    {
      label: t('business.address'),
      value: (
        <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
          {[
            joined(data.address1, data.address2, data.address3),
            joined(data.city, [data.state, data.zipCode].filter(Boolean).join(' ')),
          ]
            .filter(Boolean)
            .join('\n')}
        </Box>
      ),
    },
    {
      label: t('business.domain'),
      value: data.domainName && (
        <Link href={`https://${data.domainName}`} target="_blank" rel="noopener noreferrer">
          {data.domainName}
        </Link>
      ),
    },
    { label: t('business.established'), value: data.yearEstablished },
    {
      label: t('business.ownership'),
      value: joined(data.ownershipType, data.entityType),
      hint: data.isFranchise ? t('business.franchise', { answer: yesNo(data.isFranchise) }) : undefined,
    },
  ]
  return (
    <Panel title={t('business.title')} dense>
      <Box sx={{ containerType: 'inline-size' }}>
        <KeyValueList columns={2} items={items} />
      </Box>
    </Panel>
  )
}
