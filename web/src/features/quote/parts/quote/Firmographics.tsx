import { useTranslation } from 'react-i18next'
import type { FirmographicData } from '#shared/contracts/quote/quoteParts.ts'
import { totalRevenueOf } from '#shared/domain/account/totalRevenue.ts'
import { number, wholeMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ')

/** The insured as the quote was priced with. */
export const Firmographics = ({ data }: { data: FirmographicData }) => {
  const { t } = useTranslation('quote')
  const { codeField, primaryField, secondaryField, scheme } = region.industry
  const revenue = totalRevenueOf(data)
  return (
    <KeyValueList
      columns={3}
      items={[
        {
          label: t('firm.industry'),
          value: data[secondaryField] ?? data[primaryField],
          ...(data[codeField] ? { hint: `${scheme} ${data[codeField]}` } : {}),
        },
        {
          label: t('firm.revenue'),
          value: revenue === undefined ? undefined : wholeMoney(Math.round(revenue)),
          ...(data.nonUsRevenue ? { hint: t('firm.abroad', { amount: wholeMoney(data.nonUsRevenue) }) } : {}),
        },
        {
          label: t('firm.employees'),
          value: data.noOfEmployeesAll === undefined ? undefined : number(data.noOfEmployeesAll),
        },
        { label: t('firm.founded'), value: data.yearEstablished },
        { label: t('firm.ownership'), value: data.ownershipType },
        {
          label: t('firm.records'),
          value: data.numberOfPersonalRecords === undefined ? undefined : number(data.numberOfPersonalRecords),
        },
        { label: t('firm.domain'), value: data.domainName },
        {
          label: t('firm.address'),
          value: joined(data.address1, data.address2, data.address3, data.city, joined(data.state, data.zipCode)),
        },
      ]}
    />
  )
}
