import type { ClaimNotice, ClaimReporter } from '#shared/contracts/claims/claimNotice.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { phoneText } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'

type Said = string | boolean | undefined
type ReporterField = keyof typeof ClaimReporter.shape
type NoticeField = Exclude<keyof ClaimNotice, 'reporter'>

/** What each field of a notice is called in the file, in the order in which it is read; every field has its line. */
const reporterLabels = {
  name: 'Reported by',
  role: 'Role',
  companyName: 'Company',
  email: 'Email',
  workPhone: 'Work phone',
  cellPhone: 'Cell phone',
} as const satisfies Record<ReporterField, string>

const noticeLabels = {
  isRightContact: 'Is the right contact',
  contactName: 'Contact',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  lossDate: 'Loss date',
  lossDescription: 'Loss description',
  impactedDevicesOs: 'Operating system of impacted devices',
  impactedDevicesType: 'Type of impacted devices',
  incidentNoticed: 'Incident noticed',
  lossInformationExplanation: 'Explanation',
  isAuthoritiesInvolved: 'Authorities involved',
  authorityName: 'Authority',
  authorityPhoneNumber: 'Authority phone',
  isReportFiled: 'Report filed',
  reportNumber: 'Report number',
  isBusinessImpacted: 'Business impacted',
  isCyberIncident: 'Cyber incident',
  isRemediationServiceBegun: 'Remediation begun',
  otherInformationExplanation: 'Other information',
} as const satisfies Record<NoticeField, string>

/** What the UK and Australia call by another name. */
const elsewhere: Readonly<Record<string, string>> = {
  'Cell phone': 'Mobile phone',
  City: 'Town or city',
  'ZIP code': 'Postcode',
}

const phones: ReadonlySet<string> = new Set(['workPhone', 'cellPhone', 'contactPhone', 'authorityPhoneNumber'])

/** What a notice says, by what it is called in the region. */
export const saidInNotice = (notice: ClaimNotice, region: RegionCode): Map<string, string> => {
  const asRead = (key: string, value: Said): Said =>
    typeof value === 'string' && phones.has(key) ? phoneText(regionOf(region), value) : value
  const said: readonly (readonly [label: string, value: Said])[] = [
    ...Object.entries(reporterLabels).map(
      ([key, label]) => [label, asRead(key, notice.reporter?.[key as ReporterField])] as const,
    ),
    ...Object.entries(noticeLabels).map(([key, label]) => [label, asRead(key, notice[key as NoticeField])] as const),
  ]
  return new Map(
    said.flatMap(([label, value]) => {
      if (value === undefined || value === '') return []
      const called = region === 'us' ? label : (elsewhere[label] ?? label)
      return [[called, typeof value === 'boolean' ? (value ? 'yes' : 'no') : value] as const]
    }),
  )
}

/** A notice as it was filed, a line for each thing that was said. */
export const noticePage = (file: ClaimNotice, region: RegionCode): string =>
  [...saidInNotice(file, region)].map(([label, value]) => `${label}: ${value}`).join('\r\n')
