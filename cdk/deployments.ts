import type { RegionCode } from '#shared/regions/code.ts'

/** Where a region is deployed and how large. Change `account` and the domains to your own; everything else follows. */
export interface Deployment {
  readonly region: RegionCode
  readonly account: string
  /** The cloud region; data never leaves it. */
  readonly awsRegion: 'ap-southeast-2' | 'eu-west-2' | 'us-east-1'
  /** Where people sign in. Its certificate is issued in us-east-1, where CloudFront looks for it. */
  readonly domain: string
  /** The Route 53 zone of the domain. */
  readonly hostedZone: { readonly id: string; readonly name: string }
  readonly mailFrom: string
  /** Who is told when an alarm goes off. */
  readonly operatorEmail: string
  /** The payment processor's API. */
  readonly processorUrl: string
}

const account = process.env.PALISADE_ACCOUNT ?? '111111111111'
const hostedZone = { id: process.env.PALISADE_ZONE_ID ?? 'Z0000000000000000000', name: 'palisade.example' }
const operatorEmail = 'operations@palisade.example'

export const deployments: readonly Deployment[] = [
  {
    region: 'us',
    account,
    awsRegion: 'us-east-1',
    domain: 'us.palisade.example',
    hostedZone,
    mailFrom: 'Palisade <notices@us.palisade.example>',
    operatorEmail,
    processorUrl: 'https://pay.palisade.example/us',
  },
  {
    region: 'uk',
    account,
    awsRegion: 'eu-west-2',
    domain: 'uk.palisade.example',
    hostedZone,
    mailFrom: 'Palisade <notices@uk.palisade.example>',
    operatorEmail,
    processorUrl: 'https://pay.palisade.example/uk',
  },
  {
    region: 'au',
    account,
    awsRegion: 'ap-southeast-2',
    domain: 'au.palisade.example',
    hostedZone,
    mailFrom: 'Palisade <notices@au.palisade.example>',
    operatorEmail,
    processorUrl: 'https://pay.palisade.example/au',
  },
]
