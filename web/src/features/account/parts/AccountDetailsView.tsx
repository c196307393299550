import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { industryCodeOf } from '#shared/domain/account/detailsProblems.ts'
import type { Product } from '#shared/regions/products.ts'
import { number, percent, phone } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { type KeyValue, KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Money } from '#web/ui/Money.tsx'
import { hasSameMailingAddress } from '../forms/detailsValues.ts'
import { addressLines } from './addressLines.ts'

type Group = { readonly title: string; readonly items: readonly KeyValue[] }

/** The account's details for reading. */
export const AccountDetailsView = ({ account, product }: { account: Account; product?: Product | undefined }) => {
  const { t } = useTranslation('account')
  const pro = product === 'P100_PRO'
  const industry = (code: string | undefined, title: string | undefined, share: number | undefined) =>
    code && `${code}${title ? ` · ${title}` : ''}${share === undefined ? '' : ` (${percent(share / 100)})`}`
  const yesNo = (answer: boolean | 'yes' | 'no' | undefined) =>
    answer === undefined ? undefined : answer === true || answer === 'yes' ? t('yes') : t('no')
  const code = industryCodeOf(account, region)
  const divided = account.secondNaicsCode !== undefined
  const groups: readonly Group[] = [
    {
      title: t('details.company'),
      items: [
        { label: t('details.dba'), value: account.dbaOrTradestyle },
        { label: t('details.ein'), value: account.ein },
        { label: t('details.duns'), value: account.dunsNumber },
        { label: t('details.domain'), value: account.domainName },
        { label: t('details.domains'), value: account.domains?.map(({ domain }) => domain).join(', ') },
        { label: t('details.url'), value: account.url },
        ...(account.hostname === undefined ? [] : [{ label: t('hostname.hostname'), value: account.hostname }]),
      ],
    },
    {
      title: t('details.industry'),
      items: [
        {
          label: t('details.industryCode'),
          value: industry(
            code,
            account[region.industry.secondaryField],
            divided ? account.primaryNaicsPercentage : undefined,
          ),
          hint: account[region.industry.primaryField],
        },
        ...(divided
          ? [
              {
                label: t('details.secondIndustryCode'),
                value: industry(
                  account.secondNaicsCode,
                  account.secondSecondaryIndustry,
                  account.secondaryNaicsPercentage,
                ),
                hint: account.secondPrimaryIndustry,
              },
            ]
          : []),
      ],
    },
    {
      title: t('details.size'),
      items: [
        { label: pro ? t('details.homeRevenue') : t('details.revenue'), value: <Money whole={account.revenue} /> },
        ...(account.nonUsRevenue === undefined
          ? []
          : [{ label: t('details.foreignRevenue'), value: <Money whole={account.nonUsRevenue} /> }]),
        ...(account.totalRevenue === undefined
          ? []
          : [{ label: t('details.totalRevenue'), value: <Money whole={account.totalRevenue} /> }]),
        {
          label: t('details.employees'),
          value: account.noOfEmployeesAll === undefined ? undefined : number(account.noOfEmployeesAll),
        },
        { label: t('details.year'), value: account.yearEstablished },
        { label: t('details.ownership'), value: account.ownershipType && t(`ownership.${account.ownershipType}`) },
        { label: t('details.entity'), value: account.entityType && t(`entity.${account.entityType}`) },
      ],
    },
    {
      title: t('details.business'),
      items: [
        { label: t('details.isFranchise'), value: yesNo(account.isFranchise) },
        ...(account.isFranchise
          ? [{ label: t('details.franchiseConnectivity'), value: yesNo(account.franchiseSystemConnectivity) }]
          : []),
        { label: t('details.collecting'), value: yesNo(account.collectingPersonalInformation) },
        ...(account.numberOfPersonalRecords === undefined
          ? []
          : [{ label: t('details.records'), value: number(account.numberOfPersonalRecords) }]),
        {
          label: t('details.international'),
          value:
            account.percentInternationalSales === undefined
              ? undefined
              : percent(account.percentInternationalSales / 100),
        },
        ...(pro || account.changeInScope !== undefined
          ? [
              {
                label: t('details.changeInScope'),
                value: yesNo(account.changeInScope),
                hint: account.changeInScopeDetail,
              },
            ]
          : []),
      ],
    },
    {
      title: t('details.address'),
      items: [
        { label: t('details.mainAddress'), value: addressLines(account).join(', ') },
        {
          label: t('details.phone'),
          value: account.phoneNumber && phone(account.phoneNumber, { extension: account.phoneExtension }),
        },
        {
          label: t('details.mailing'),
          value: hasSameMailingAddress(account)
            ? t('details.sameAsMainRead')
            : account.mailingAddress && addressLines(account.mailingAddress).join(', '),
        },
      ],
    },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 3.5 }}>
      {groups.map(({ title, items }) => (
        <Box key={title} component="section" aria-label={title}>
          <Typography
            variant="h5"
            component="h3"
            sx={{ mb: 1.5, pb: 0.75, borderBottom: 1, borderColor: 'divider', color: 'text.secondary' }}
          >
            {title}
          </Typography>
          <KeyValueList items={items} columns={3} />
        </Box>
      ))}
    </Box>
  )
}
