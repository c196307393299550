import type { RegionCode } from '#shared/regions/code.ts'
import type { Outside } from './outside.ts'

/** Where a region is deployed and how large. Change `account` and the domains to your own; everything else follows. */
export interface Deployment {
  readonly region: RegionCode
  readonly account: string
  /** The cloud region; data never leaves it. */
  readonly awsRegion: 'ap-southeast-2' | 'eu-west-2' | 'us-east-1'
  /**
   * The keys by which the APIs know the edge, each named for the month it was made in: the edge sends the first, and both are
   * taken. To change it, put a new name before it; once that is deployed, take the old one away.
   */
  readonly edgeKeys: readonly [sent: string, before?: string]
  /**
   * Another cloud region of the same country, where copies of backups lie; none where AWS has only one there, as in the UK:
   * data never leaves the country.
   */
  readonly copyRegion?: 'ap-southeast-4' | 'us-west-2'
  /** Where people sign in. Its certificate is issued in us-east-1, where CloudFront looks for it. */
  readonly domain: string
  /** The Route 53 zone of the domain. */
  readonly hostedZone: { readonly id: string; readonly name: string }
  readonly mailFrom: string
  /** Who is told when an alarm goes off. */
  readonly operatorEmail: string
  /** What it is called among the environments of the platform; business is done in `production`, which takes no sandbox. */
  readonly environment: string
  /** Where the web app reports its errors: the DSN of a project within the region; without it nothing is reported. */
  readonly errorReportsDsn?: string
  /** The parties beyond the platform; business is done with real ones alone. */
  readonly outside: Outside
  readonly sms: {
    /** US dollars that text messages may cost in a month; the account's own quota may be lower until AWS raises it. */
    readonly monthlySpendLimitUsd: number
    /** Who text messages come from: carriers of the US ask for a number, those of the UK and Australia show a registered name. */
    readonly origin:
      | { readonly kind: 'phoneNumber'; readonly country: string; readonly numberType: 'TEN_DLC' | 'TOLL_FREE' }
      | { readonly kind: 'senderId'; readonly country: string; readonly senderId: string }
  }
}

const account = process.env.PALISADE_ACCOUNT ?? '111111111111'
const hostedZone = { id: process.env.PALISADE_ZONE_ID ?? 'Z0000000000000000000', name: 'palisade.example' }
const environment = process.env.PALISADE_ENVIRONMENT ?? 'staging'
const edgeKeys = ['2026-11'] as const
const operatorEmail = 'operations@palisade.example'

/** What stands in for the parties beyond the platform until a region has its own, each in `Outside`. */
const sandboxes = (processorUrl: string, businessNumber: 'none' | 'sandbox' = 'none'): Outside => ({
  bankDetails: 'sandbox',
  businessNumber,
  companyRegister: 'sandbox',
  eSignature: 'sandbox',
  licenseRegister: 'sandbox',
  // It comes with the deployment and needs nobody: staging scans as production does.
  malwareScanner: 'clamav',
  processor: { kind: 'sandbox', name: 'Sandbox Payments', url: processorUrl },
  sanctionsLists: 'shipped',
  securityScanner: 'sandbox',
  securityTools: 'sandbox',
})

export const deployments: readonly Deployment[] = [
  {
    region: 'us',
    account,
    awsRegion: 'us-east-1',
    copyRegion: 'us-west-2',
    domain: 'us.palisade.example',
    hostedZone,
    edgeKeys,
    mailFrom: 'Palisade <notices@us.palisade.example>',
    operatorEmail,
    environment,
    errorReportsDsn: 'https://00000000000000000000000000000000@errors.us.palisade.example/1',
    outside: sandboxes('https://pay.palisade.example/us'),
    sms: { monthlySpendLimitUsd: 200, origin: { kind: 'phoneNumber', country: 'US', numberType: 'TOLL_FREE' } },
  },
  {
    region: 'uk',
    account,
    awsRegion: 'eu-west-2',
    domain: 'uk.palisade.example',
    hostedZone,
    edgeKeys,
    mailFrom: 'Palisade <notices@uk.palisade.example>',
    operatorEmail,
    environment,
    errorReportsDsn: 'https://00000000000000000000000000000000@errors.uk.palisade.example/1',
    outside: sandboxes('https://pay.palisade.example/uk'),
    sms: { monthlySpendLimitUsd: 100, origin: { kind: 'senderId', country: 'GB', senderId: 'PALISADE' } },
  },
  {
    region: 'au',
    account,
    awsRegion: 'ap-southeast-2',
    copyRegion: 'ap-southeast-4',
    domain: 'au.palisade.example',
    hostedZone,
    edgeKeys,
    mailFrom: 'Palisade <notices@au.palisade.example>',
    operatorEmail,
    environment,
    errorReportsDsn: 'https://00000000000000000000000000000000@errors.au.palisade.example/1',
    outside: sandboxes('https://pay.palisade.example/au', 'sandbox'),
    sms: { monthlySpendLimitUsd: 100, origin: { kind: 'senderId', country: 'AU', senderId: 'PALISADE' } },
  },
]
